// The last day of sharing, as a date field holds it: in the person's own time zone.
import { grantedDays, maxGrantedDays } from '@portal/contract/consents/categories'

const dayIn = (days: number): string => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(date)
}

export const defaultLastDay = (): string => dayIn(grantedDays)
export const earliestLastDay = (): string => dayIn(0)
/** A day less than allowed, since sharing ends when the day does. */
export const latestLastDay = (): string => dayIn(maxGrantedDays - 1)

export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString()
