/** How a command ended. */
export interface Outcome {
  succeeded: boolean
  /** Lines that look like an error or a stack trace. */
  errorLines: string[]
}

const error = /^\s+at .+:\d+|"level":"error"|^\w*[eE]rror: /
/** Depends on how busy the machine is, and on the moment at which a test ends a server. */
const byChance =
  /takes longer than|Its deadline has passed|ECONNRE(?:SET|FUSED)|CONNECTION_(?:CLOSED|ENDED)|the database system is/

/**
 * Errors and stack traces; those of the stories' portal are for e2e/portal-errors.ts.
 * @internal
 */
export const looksLikeError = (line: string): boolean => {
  const text = Bun.stripANSI(line)
  return error.test(text) && !byChance.test(text) && !text.startsWith('[WebServer]')
}

/** A process that the command left running can keep its output open for ever. */
const restMs = 2000

/** Shows the output while it runs. */
export const runAloud = async (
  command: string[],
  { cwd, env }: { cwd: string; env: Record<string, string | undefined> },
): Promise<Outcome> => {
  const child = Bun.spawn(command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const errorLines: string[] = []
  const show = async (output: ReadableStream<Uint8Array>, destination: NodeJS.WriteStream) => {
    const decoder = new TextDecoder()
    let line = ''
    for await (const chunk of output) {
      destination.write(chunk)
      const lines = (line + decoder.decode(chunk, { stream: true })).split('\n')
      line = lines.pop() ?? ''
      errorLines.push(...lines.filter(looksLikeError))
    }
  }
  const shown = Promise.all([show(child.stdout, process.stdout), show(child.stderr, process.stderr)])
  const succeeded = (await child.exited) === 0
  await Promise.race([shown, Bun.sleep(restMs)])
  return { succeeded, errorLines }
}
