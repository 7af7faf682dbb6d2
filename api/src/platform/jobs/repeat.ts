/**
 * Does the work at once, and again after each pause, until what it returns is called; that resolves when the work under way is
 * done. Of failures in a row only the first is told: a database that is away for an hour is one trouble. One that follows the
 * end is none.
 */
export const repeat = (
  work: () => Promise<void>,
  pauseMs: number,
  onTrouble: (thrown: unknown) => void,
): (() => Promise<void>) => {
  const pause = Promise.withResolvers<void>()
  let isStopped = false
  let isFailing = false
  const run = async () => {
    while (!isStopped) {
      try {
        await work()
        isFailing = false
      } catch (thrown) {
        if (!isFailing && !isStopped) onTrouble(thrown)
        isFailing = true
      }
      await Promise.race([Bun.sleep(pauseMs), pause.promise])
    }
  }
  const running = run()
  return () => {
    isStopped = true
    pause.resolve()
    return running
  }
}
