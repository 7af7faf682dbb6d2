const isLong = process.env.LONG === '1'

/** How much a test tries: little in `npm test`, more in `npm run long`. */
export const howMany = (short: number, long: number): number => (isLong ? long : short)

/** One round of a race can pass by luck. */
export const inRounds = (long: number): { repeats: number } => ({ repeats: howMany(1, long) - 1 })

/** Tests that only `npm run long` runs; what stands for them in `npm test` is named at each. */
export const onlyInLong = (addTests: () => void): void => {
  if (isLong) addTests()
}
