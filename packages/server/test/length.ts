const isLong = process.env.LONG === '1'

/** How much a test tries: little in `npm test`, more in `npm run long`. */
export const howMany = (short: number, long: number): number => (isLong ? long : short)

/** Options of a race, which one round may pass by luck: `npm run long` runs this many rounds. */
export const inRounds = (long: number): { repeats: number } => ({ repeats: howMany(1, long) - 1 })

/** Adds tests that only `npm run long` runs; what stands for them in `npm test` is named at each. */
export const onlyInLong = (addTests: () => void): void => {
  if (isLong) addTests()
}
