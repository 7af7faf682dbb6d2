import { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { Priority } from '@portal/contract/values/priority'
import { capitalized } from '@portal/contract/values/words'
import * as z from 'zod/mini'

const once = { recurringPattern: null, recurringInterval: 1 } as const

/** The choices for repetition, in words. */
const rhythms = {
  once: ['Does not repeat', once],
  daily: ['Every day', { recurringPattern: 'daily', recurringInterval: 1 }],
  weekly: ['Every week', { recurringPattern: 'weekly', recurringInterval: 1 }],
  biweekly: ['Every 2 weeks', { recurringPattern: 'weekly', recurringInterval: 2 }],
  monthly: ['Every month', { recurringPattern: 'monthly', recurringInterval: 1 }],
  quarterly: ['Every 3 months', { recurringPattern: 'monthly', recurringInterval: 3 }],
  yearly: ['Every year', { recurringPattern: 'yearly', recurringInterval: 1 }],
} as const

type Rhythm = keyof typeof rhythms

const isRhythm = (name: string): name is Rhythm => Object.hasOwn(rhythms, name)

export const rhythmChoices = Object.keys(rhythms)
  .filter(isRhythm)
  .map(value => ({ value, label: rhythms[value][0] }))

export const priorityChoices = Priority.options.map(value => ({ value, label: capitalized(value) }))

/** The dialog's form values, and the request body. */
export const ReminderForm = z.pipe(
  z.object({
    title: CreateReminder.shape.title,
    description: CreateReminder.shape.description,
    nextReminderAt: CreateReminder.shape.nextReminderAt,
    priority: Priority,
    rhythm: z.custom<Rhythm>(name => typeof name === 'string' && isRhythm(name)),
  }),
  z.transform(({ rhythm, ...reminder }): CreateReminder => ({ ...reminder, ...rhythms[rhythm][1] })),
)
export type ReminderForm = z.input<typeof ReminderForm>
