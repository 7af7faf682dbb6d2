/** Waits until something is true; throws after a timeout that only a hang should exceed. */
export const untilTrue = async (
  isSo: () => Promise<boolean> | boolean,
  timeoutMs = 25_000,
): Promise<void> => {
  const end = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`This was still not true after ${timeoutMs} ms: ${isSo}`)
    await Bun.sleep(20)
  }
}
