// A process that draws on request: a line of JSON per message.

/**
 * `to` is the request's number, from 0; a problem is what was thrown. A single -1 comes before any request.
 */
export type DrawingAnswer = { to: number } & ({ answer: unknown } | { problem: string })

// Only answers go to stdout.
Object.assign(console, { log() {}, info() {}, debug() {} })

/**
 * Sends `ready`, then answers each request in fewer than the given number of characters. Ends the process
 * after the last one.
 */
export const answerRequests = async <Request>(
  maxCharacters: number,
  ready: unknown,
  answer: (request: Request) => unknown,
): Promise<never> => {
  /** One page that is too long must not stop the others. */
  const say = (answer: DrawingAnswer) => {
    const text = JSON.stringify(answer)
    const isTooLong = text.length >= maxCharacters
    const line = isTooLong ? JSON.stringify({ to: answer.to, problem: 'It is too long' }) : text
    return Bun.write(Bun.stdout, `${line}\n`)
  }
  await say({ to: -1, answer: ready })
  let to = 0
  for await (const line of console) {
    try {
      await say({ to, answer: await answer(JSON.parse(line)) })
    } catch (error) {
      await say({ to, problem: error instanceof Error ? error.message : String(error) })
    }
    to += 1
  }
  process.exit(0)
}
