// How the time of some work grows with the size of its input: for tests of code that must be linear.

/** Anything faster passes: a thread's clock is coarse. */
const floorMs = 20
/** A garbage collection can disturb one; real quadratic growth shows up every time. */
const measurements = 3

/** The time of this thread only, so that other work barely matters. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const timeOf = async (work: () => unknown): Promise<number> => {
  const start = threadMs()
  await work()
  return threadMs() - start
}

const medianOf = async (work: () => unknown): Promise<number> => {
  const times: number[] = []
  for (let count = 0; count < 5; count += 1) times.push(await timeOf(work))
  return times.toSorted((one, other) => one - other)[2] ?? 0
}

/** The most that `growthOf` returns for linear work. */
export const linear = 2.5

/**
 * How many times as long `work(1)` blocks this thread as `work(0.5)`; the number is the share of the largest
 * input. About 2 if linear, 4 if quadratic; 1 if it takes less than 20 ms.
 */
export const growthOf = async (work: (share: number) => unknown): Promise<number> => {
  let growth = 1
  for (let count = 0; count < measurements; count += 1) {
    if ((await timeOf(() => work(1))) < floorMs) return 1
    const time = await medianOf(() => work(1))
    growth = time < floorMs ? 1 : time / (await medianOf(() => work(0.5)))
    if (growth <= linear) break
  }
  return growth
}
