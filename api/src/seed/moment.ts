/** A moment before (or, with a negative number, after) the demonstration's start, as ISO 8601. */
export type Ago = (days: number, hours?: number) => string

export const agoFrom =
  (start: number): Ago =>
  (days, hours = 0) =>
    new Date(start - days * 86_400_000 - hours * 3_600_000).toISOString()

/** A UUIDv7 of that moment whose rest is a number of ours, so that seeded things sort by age like all others. */
export const idAt = (moment: string, number: number): string => {
  const time = Date.parse(moment).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`
}
