// A person's own, or set by the portal (spec §3 "ai_reminders").
import * as z from 'zod/mini'
import { Priority } from '../values/priority.ts'
import { id, timestamp } from '../values/text.ts'

export const Reminder = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** `custom` for a person's own; the portal sets the others. */
  reminderType: z.string(),
  priority: Priority,
  isRecurring: z.boolean(),
  recurringPattern: z.nullable(z.string()),
  recurringInterval: z.int(),
  timeZone: z.string(),
  /** When it came due, if it waits to be marked as done; otherwise when it comes due next. */
  dueAt: timestamp,
  /** The day of what it comes before, such as the rent’s, where that is; null if it comes at its own time. */
  happensOn: z.nullable(z.iso.date()),
  /** When it is sent next; if it was sent and does not repeat, when that was. */
  nextReminderAt: timestamp,
  isCompleted: z.boolean(),
  /** Where to do what it is about; null for a person's own. */
  actionUrl: z.nullable(z.string()),
  createdAt: timestamp,
})
export type Reminder = z.infer<typeof Reminder>
