/** Asks less and less often. Throws shortly before a test would be stopped for hanging. */
export const untilTrue = async (
  isSo: () => Promise<boolean> | boolean,
  timeoutMs = 170_000,
): Promise<void> => {
  const end = Date.now() + timeoutMs
  for (let pauseMs = 10; !(await isSo()); pauseMs = Math.min(pauseMs * 1.5, 100)) {
    if (Date.now() > end) throw new Error(`This was still not true after ${timeoutMs} ms: ${isSo}`)
    await Bun.sleep(pauseMs)
  }
}
