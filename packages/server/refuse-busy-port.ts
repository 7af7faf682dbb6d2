/**
 * Throws an Error of one sentence if `port`, which `variable` sets, cannot be used; call it before anything
 * slow.
 */
export const refuseBusyPort = (port: number, variable = 'PORT'): void => {
  try {
    Bun.listen({ hostname: '0.0.0.0', port, socket: { data: () => {} } }).stop(true)
  } catch (error) {
    throw portProblem(error, port, variable)
  }
}

export const portProblem = (error: unknown, port: number, variable = 'PORT'): Error =>
  new Error(
    codeOf(error) === 'EACCES'
      ? `Port ${port} is reserved for root: choose a higher one, such as ${variable}=3000.`
      : `Port ${port} is in use: stop the program that holds it or choose another, such as ${variable}=${port + 1}.`,
  )

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
