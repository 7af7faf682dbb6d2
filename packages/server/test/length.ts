const isLong = process.env.LONG === '1'

/** How much a test tries: little in `npm test`, more in `npm run long`. */
export const howMany = (short: number, long: number): number => (isLong ? long : short)

/** One round of a race can pass by luck. */
export const inRounds = (long: number): { repeats: number } => ({ repeats: howMany(1, long) - 1 })

/**
 * A round of a race that shares nothing with the others and mostly waits: in the long form six of them meet at once, so
 * ten make sixty.
 */
export const sixAtOnce =
  <Given extends unknown[]>(round: (...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    await Promise.all(Array.from({ length: howMany(1, 6) }, () => round(...given)))
  }

/** Tests that only `npm run long` runs; what stands for them in `npm test` is named at each. */
export const onlyInLong = (addTests: () => void): void => {
  if (isLong) addTests()
}
