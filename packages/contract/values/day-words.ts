const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "March 1, 2027" for 2027-03-01. */
export const dayInWords = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`))

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Mar 1" for 2027-03-01, for subjects of mails. */
export const dayInSubject = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`))
