import { day } from './day.ts'

/** Every day, by default in the morning. */
export const newTourHours = (from = '09:00', to = '12:00') => ({
  tourHours: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from, to })),
  tourDaysOff: [] as string[],
})

/** At ten in the morning, days from now, on the clock of any home of `newListing`. */
export const slotIn = (days: number): string =>
  new Date(
    Temporal.PlainDateTime.from(`${day(days)}T10:00`).toZonedDateTime('America/Los_Angeles')
      .epochMilliseconds,
  ).toISOString()
