/**
 * Runs the work at once and again after each pause. The returned function ends it, and resolves once running work is
 * done. Of consecutive failures only the first is reported; one after the end is ignored.
 */
export const repeat = (
  work: () => Promise<void>,
  pauseMs: number,
  onFailure: (thrown: unknown) => void,
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
        if (!isFailing && !isStopped) onFailure(thrown)
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
