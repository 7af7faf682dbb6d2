// What a process that draws on request says and hears: a line of JSON each.

/** To the request of that number, counted from 0; the problem is what was thrown. To -1 once, before any request. */
export type DrawingAnswer = { to: number } & ({ answer: unknown } | { problem: string })

// Nothing but answers goes to stdout.
Object.assign(console, { log() {}, info() {}, debug() {} })

/**
 * Says that it is `ready`, and then answers each request, in fewer than so many characters. Ends the process after the last
 * one.
 */
export const answerRequests = async <Request>(
  mostCharacters: number,
  ready: unknown,
  answer: (request: Request) => unknown,
): Promise<never> => {
  /** One page that is too long must not take the others with it. */
  const say = (answer: DrawingAnswer) => {
    const text = JSON.stringify(answer)
    const isTooLong = text.length >= mostCharacters
    const said = isTooLong ? JSON.stringify({ to: answer.to, problem: 'It is too long' }) : text
    return Bun.write(Bun.stdout, `${said}\n`)
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
