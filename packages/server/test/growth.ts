// How the time of some work grows with the size of its input: for tests of code that must stay linear.

/** Anything faster passes, because a thread's clock is coarse. */
const floorMs = 20
/** A garbage collection may disturb one measurement; real quadratic growth shows up every time. */
const measurements = 3

/** CPU time of this thread only, so that other work on the machine barely matters. */
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

/** The most that `growthOf` may return for work whose time grows only with its size. */
export const linear = 2.5

/**
 * How many times as long `work(1)` blocks this thread as `work(0.5)`, where the number is the share of the largest input: about 2
 * if its time grows with the size, 4 if with the square; 1 if it takes less than 20 ms.
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
