// Reminders: what a person wants to remember, or the portal reminds them of (spec §3 "ai_reminders").
import * as z from 'zod/mini'
import { Priority } from '../values/priority.ts'
import { id, timestamp } from '../values/text.ts'

export const Reminder = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** `custom` for a person's own; others are made by the portal. */
  reminderType: z.string(),
  priority: Priority,
  isRecurring: z.boolean(),
  recurringPattern: z.nullable(z.string()),
  recurringInterval: z.int(),
  timeZone: z.string(),
  /** When it came, until that is done; otherwise when it comes. */
  dueAt: timestamp,
  /** When it is sent next; of one that came and does not repeat, when it was. */
  nextReminderAt: timestamp,
  isCompleted: z.boolean(),
  /** Where one does what it is about; null for a person's own. */
  actionUrl: z.nullable(z.string()),
  createdAt: timestamp,
})
export type Reminder = z.infer<typeof Reminder>
