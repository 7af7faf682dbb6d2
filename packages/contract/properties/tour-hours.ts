// When a landlord shows a home: weekly hours on the home's clock, which it has once it is on the map, and days off. Slots are computed
// from them, and never stored.
import * as z from 'zod/mini'
import { defaultTourMinutes } from '../inquiries/inquiry.ts'
import { timestamp } from '../values/text.ts'

/** From Monday, which is 1, as ISO 8601 counts. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Three times a day. */
export const maxTourHours = 21
export const maxDaysOff = 60

/**
 * A night fits in between: what is booked at ten in the evening is for ten in the morning or later, when the landlord has read of it.
 */
export const slotHoursAhead = 12
export const slotDaysAhead = 14

/** HH:MM. */
const clockTime = z.iso.time({ precision: -1, error: 'Please enter a time' })

const OpenHours = z.object({
  weekday: z.int().check(z.minimum(1), z.maximum(weekdayNames.length)),
  from: clockTime,
  to: clockTime,
})
export type OpenHours = z.infer<typeof OpenHours>

/** Since midnight, from "HH:MM". */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const TourHours = z.object({
  tourHours: z.array(OpenHours).check(
    z.maxLength(maxTourHours, `Please add at most ${maxTourHours} times`),
    z.check(({ value, issues }) => {
      for (const [index, { weekday, from, to }] of value.entries()) {
        const day = weekdayNames[weekday - 1]
        const report = (field: 'from' | 'to', message: string) =>
          issues.push({ code: 'custom', input: value, path: [index, field], message: `${day}: ${message}` })
        if (minutesOf(to) - minutesOf(from) < defaultTourMinutes)
          report('to', `please end at least ${defaultTourMinutes} minutes after the start`)
        else if (
          value.slice(0, index).some(other => other.weekday === weekday && other.from < to && from < other.to)
        )
          report('from', 'these times overlap')
      }
    }),
  ),
  tourDaysOff: z
    .array(z.iso.date('Please enter a date').check(z.refine(day => day >= '1900', 'Please enter a date')))
    .check(z.maxLength(maxDaysOff, `Please add at most ${maxDaysOff} days`)),
})
export type TourHours = z.infer<typeof TourHours>

/** As its landlord keeps them. */
export const HomeTourHours = z.object({
  tourHours: z.array(OpenHours).check(z.maxLength(maxTourHours)),
  tourDaysOff: z.array(z.iso.date()).check(z.maxLength(maxDaysOff)),
  updatedAt: timestamp,
})
export type HomeTourHours = z.infer<typeof HomeTourHours>

/** Earliest first: 48 on each of the days that they touch. */
export const TourSlots = z.object({
  slots: z.array(timestamp).check(z.maxLength(48 * (slotDaysAhead + 1))),
})
