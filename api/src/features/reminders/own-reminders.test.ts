import { describe, expect, test } from 'bun:test'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { maxReminders } from '@portal/contract/assistant/reminder-payloads'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { eq } from 'drizzle-orm'
import { inAnHour, newReminder } from '../../../test/new-reminder.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiReminders } from '../../schema/reminders.ts'

const { signUp, database } = await openTestApp()
const { list } = reminderEndpoints
const { create, snooze, complete, delete: remove } = setReminderEndpoints

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const withReminder = async (at: string, overrides: Parameters<typeof newReminder>[2] = {}) => {
  const person = await signUp('tenant')
  const id = Bun.randomUUIDv7()
  await database.insert(aiReminders).values({ ...newReminder(person.user.id, at, overrides), id })
  return { person, params: { id } }
}

const monthly = { isRecurring: true, recurringPattern: 'monthly' } as const

describe('a reminder', () => {
  test('needs only a title and a moment, and comes once', async () => {
    const person = await signUp('landlord')
    const nextReminderAt = inAnHour()
    const { reminder } = await person.call(create, { body: { title: 'Call the plumber', nextReminderAt } })
    expect(reminder).toMatchObject({
      title: 'Call the plumber',
      description: '',
      reminderType: 'custom',
      isRecurring: false,
      recurringPattern: null,
      recurringInterval: 1,
      timeZone: 'UTC',
      dueAt: nextReminderAt,
      nextReminderAt,
      isCompleted: false,
      actionUrl: null,
    })
    expect((await person.call(list)).reminders).toEqual([reminder])
  })

  test('repeats as requested, in its time zone', async () => {
    const person = await signUp('tenant')
    const body = {
      title: 'Water the plants',
      description: 'Those on the balcony, too',
      nextReminderAt: inAnHour(),
      recurringPattern: 'weekly',
      recurringInterval: 2,
      timeZone: 'America/New_York',
    }
    const { reminder } = await person.call(create, { body })
    expect(reminder).toMatchObject({ ...body, isRecurring: true })
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ nextReminderAt: 'tomorrow' }, 'nextReminderAt'],
    [{ nextReminderAt: inDays(-1) }, 'nextReminderAt'],
    [{ nextReminderAt: '9998-01-01T00:00:00Z' }, 'nextReminderAt'],
    [{ recurringPattern: 'hourly' }, 'recurringPattern'],
    [{ recurringInterval: 0 }, 'recurringInterval'],
    [{ recurringInterval: 1.5 }, 'recurringInterval'],
    [{ recurringInterval: 100 }, 'recurringInterval'],
    [{ timeZone: 'America/Nowhere' }, 'timeZone'],
    [{ timeZone: '+05:00' }, 'timeZone'],
    [{ timeZone: '' }, 'timeZone'],
  ])('is not made with %j', async (wrong, field) => {
    const person = await signUp('tenant')
    const body = { title: 'Pay the rent', nextReminderAt: inAnHour(), ...wrong }
    expect(Object.keys((await person.refusal(create, { body })).fields ?? {})).toEqual([field])
  })

  test('is refused past the maximum, not counting completed ones', async () => {
    const person = await signUp('tenant')
    const rows = Array.from({ length: maxReminders }, () => newReminder(person.user.id))
    await database.insert(aiReminders).values(rows)
    const body = { title: 'One more', nextReminderAt: inAnHour() }
    expect((await person.refusal(create, { body })).code).toBe('conflict')
    const [first] = (await person.call(list)).reminders
    await person.call(complete, { params: { id: first?.id ?? '' } })
    expect((await person.call(create, { body })).reminder.title).toBe('One more')
  })
})

describe('completing', () => {
  test('ends a single reminder, and changes nothing if repeated', async () => {
    const { person, params } = await withReminder(inAnHour())
    const { reminder } = await person.call(complete, { params })
    expect(reminder.isCompleted).toBe(true)
    expect((await person.call(complete, { params })).reminder).toEqual(reminder)
    expect((await person.call(list)).reminders).toEqual([])
  })

  test('moves a monthly one to the next month, on its original day', async () => {
    const { person, params } = await withReminder('2026-01-31T18:00:00.000Z', {
      ...monthly,
      timeZone: 'America/Los_Angeles',
      dueAt: '2099-01-31T18:00:00.000Z',
      nextReminderAt: '2099-01-31T18:00:00.000Z',
    })
    const dueAts = ['2099-02-28T18:00:00.000Z', '2099-03-31T17:00:00.000Z']
    for (const dueAt of dueAts) {
      const { reminder } = await person.call(complete, { params })
      expect([reminder.dueAt, reminder.nextReminderAt, reminder.isCompleted]).toEqual([dueAt, dueAt, false])
    }
    expect((await person.call(list)).reminders).toHaveLength(1)
  })

  test('skips missed occurrences', async () => {
    const daily = { isRecurring: true, recurringPattern: 'daily' } as const
    const { person, params } = await withReminder(inDays(-9.5), daily)
    const { reminder } = await person.call(complete, { params })
    const hours = (Date.parse(reminder.dueAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(12)
  })

  test('twice for the same occurrence does not skip the next', async () => {
    const dueAt = inDays(3)
    const { person, params } = await withReminder(dueAt, monthly)
    const first = await person.call(complete, { params, body: { dueAt } })
    expect(first.reminder.dueAt > dueAt).toBe(true)
    expect(await person.call(complete, { params, body: { dueAt } })).toEqual(first)
  })
})

describe('snoozing', () => {
  test('brings it back at the chosen moment, and then at its own times', async () => {
    const [dueAt, until] = [inDays(1), inDays(2)]
    const { person, params } = await withReminder(dueAt, monthly)
    const { reminder } = await person.call(snooze, { params, body: { until } })
    expect([reminder.dueAt, reminder.nextReminderAt]).toEqual([until, until])
    const next = (await person.call(complete, { params })).reminder.dueAt
    expect(next.slice(7)).not.toBe(until.slice(7))
    expect(new Date(next).getUTCHours()).toBe(new Date(dueAt).getUTCHours())
    const { anchorAt } =
      (await database.select().from(aiReminders).where(eq(aiReminders.id, params.id)))[0] ?? {}
    expect(anchorAt).toBe(dueAt)
  })

  test('refuses past moments and completed reminders', async () => {
    const { person, params } = await withReminder(inAnHour())
    const past = await person.refusal(snooze, { params, body: { until: inDays(-1) } })
    expect(past.fields).toHaveProperty('until')
    await person.call(complete, { params })
    expect((await person.refusal(snooze, { params, body: { until: inDays(1) } })).code).toBe('conflict')
  })
})

test('a deleted reminder is gone for every call', async () => {
  const { person, params } = await withReminder(inAnHour())
  await person.call(remove, { params })
  expect((await person.call(list)).reminders).toEqual([])
  const statuses = [
    await person.refusal(remove, { params }),
    await person.refusal(complete, { params }),
    await person.refusal(snooze, { params, body: { until: inDays(1) } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404])
})

test('reminders are sorted by due time, missed ones first', async () => {
  const person = await signUp('tenant')
  const ats = [inDays(2), inDays(-1), inDays(1)]
  await database.insert(aiReminders).values(ats.map(at => newReminder(person.user.id, at)))
  const due = (await person.call(list)).reminders.map(({ dueAt }) => dueAt)
  expect(due).toEqual(ats.toSorted())
})
