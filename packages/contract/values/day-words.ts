const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "March 1, 2027" for 2027-03-01. */
export const dayInWords = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`))
