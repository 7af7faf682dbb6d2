import * as z from 'zod/mini'
import { moment } from '../values/moment.ts'
import { withNeutral } from '../values/neutral.ts'
import { Priority } from '../values/priority.ts'
import { requiredText, text } from '../values/text.ts'
import { timeZone } from '../values/time-zone.ts'

/** For one person at a time. */
export const maxReminders = 200

export const RecurringPattern = withNeutral(
  z.enum(['daily', 'weekly', 'monthly', 'yearly'], 'Please choose how often it repeats'),
  'yearly',
)
export type RecurringPattern = z.infer<typeof RecurringPattern>

/** Forms hold whole minutes, so the current one still counts as the future. */
const minuteMs = 60_000
const maxYears = 10

const isWithin = (value: string, fromMs: number): boolean => {
  const fromNowMs = Date.parse(value) - Date.now()
  return fromNowMs > fromMs && fromNowMs < maxYears * 366 * 86_400_000
}

const momentFrom = (fromMs: number) =>
  moment('Please enter a date and time').check(
    z.refine(value => isWithin(value, fromMs), `Please choose a future time within ${maxYears} years`),
  )

export const CreateReminder = z.object({
  /** Only its owner reads it. */
  title: requiredText(200, 'Title is required'),
  description: z.optional(text(2000)),
  nextReminderAt: momentFrom(-minuteMs),
  /** Medium when left out. */
  priority: z.optional(Priority),
  /** Null or left out: once. */
  recurringPattern: z.optional(z.nullable(RecurringPattern)),
  /** In days, weeks, months or years; 1 when left out. */
  recurringInterval: z.optional(
    z
      .int('This must be a whole number')
      .check(z.minimum(1, 'This must be at least 1'), z.maximum(99, 'This must be at most 99')),
  ),
  /** Keeps its hour over daylight saving time; UTC when left out. */
  timeZone: z.optional(timeZone),
})
export type CreateReminder = z.infer<typeof CreateReminder>

export const SnoozeReminder = z.object({ until: momentFrom(0) })
