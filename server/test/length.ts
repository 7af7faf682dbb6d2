const isLong = process.env.LONG === '1'

/** How much a test tries: little in `npm test`, more in `npm run long`. */
export const howMany = (short: number, long: number): number => (isLong ? long : short)

/** Options of a race, which one round may win by luck: `npm run long` runs as many rounds as are given here. */
export const inRounds = (long: number): { repeats: number } => ({ repeats: howMany(1, long) - 1 })
