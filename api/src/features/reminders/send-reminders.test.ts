import { describe, expect, test } from 'bun:test'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { inAnHour, newReminder } from '../../../test/new-reminder.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { sendReminders } from './send-reminders.ts'

const { signUp, database } = await openTestApp()
const { list } = reminderEndpoints
const { snooze, complete } = setReminderEndpoints

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

const daily = { isRecurring: true, recurringPattern: 'daily' } as const

/** Creates a person with one reminder that was due at a moment. */
const withDue = async (at: string, overrides: Parameters<typeof newReminder>[2] = {}) => {
  const person = await signUp('tenant')
  const id = Bun.randomUUIDv7()
  await database.insert(aiReminders).values({ ...newReminder(person.user.id, at, overrides), id })
  const sent = async () => (await person.call(notificationEndpoints.list)).notifications
  const stored = async () => (await database.select().from(aiReminders).where(eq(aiReminders.id, id)))[0]
  return { person, params: { id }, sent, stored }
}

describe('a due reminder', () => {
  test('is sent once, and stays until it is completed', async () => {
    const at = hoursAgo(30)
    const { person, sent, stored } = await withDue(at, { timeZone: 'America/Los_Angeles', priority: 'high' })
    await sendReminders(database)
    await sendReminders(database)
    const [notification, ...others] = await sent()
    expect(others).toEqual([])
    expect(notification).toMatchObject({
      type: 'reminder',
      priority: 'high',
      title: 'Pay the rent',
      actionUrl: '/ai?tab=reminders',
    })
    expect(notification?.message).toMatch(/^For \w+ \d+, \d{4}, .+ P[SD]T\.$/)
    expect((await stored())?.lastSentAt).not.toBeNull()
    expect((await person.call(list)).reminders).toMatchObject([{ dueAt: at, nextReminderAt: at }])
  })

  test('of a visit expires with the visit, unless it was snoozed past it', async () => {
    const visitAt = inAnHour()
    const before = await withDue(hoursAgo(1), { expiresAt: visitAt })
    const late = await withDue(hoursAgo(1), { expiresAt: hoursAgo(2) })
    await sendReminders(database)
    expect(await before.sent()).toMatchObject([{ expiresAt: visitAt }])
    expect(await late.sent()).toMatchObject([{ expiresAt: null, isRead: false }])
  })

  test('that repeats is sent once for all missed occurrences, and then at its next time', async () => {
    const at = hoursAgo(24 * 9 + 1)
    const { person, params, sent } = await withDue(at, daily)
    await sendReminders(database)
    expect(await sent()).toHaveLength(1)
    const [reminder] = (await person.call(list)).reminders
    const nextAt = new Date(Date.parse(at) + 240 * hourMs).toISOString()
    expect(reminder).toMatchObject({ dueAt: at, nextReminderAt: nextAt })
    const done = await person.call(complete, { params, body: { dueAt: at } })
    expect(done.reminder).toMatchObject({ dueAt: nextAt, nextReminderAt: nextAt })
  })

  test('is sent again after a snooze, and at its own times after that', async () => {
    const at = hoursAgo(1)
    const { person, params, sent, stored } = await withDue(at, daily)
    await sendReminders(database)
    const until = inAnHour()
    await person.call(snooze, { params, body: { until } })
    const [past, before] = [hoursAgo(0.01), hoursAgo(0.02)]
    await database
      .update(aiReminders)
      .set({ dueAt: past, nextReminderAt: past, lastSentAt: before })
      .where(eq(aiReminders.id, params.id))
    await sendReminders(database)
    expect(await sent()).toHaveLength(2)
    expect((await stored())?.nextReminderAt).toBe(new Date(Date.parse(at) + 24 * hourMs).toISOString())
  })

  test.each([
    ['is done', { isCompleted: true }],
    ['was deleted', { isActive: false }],
  ])('is not sent if it %s', async (_, overrides) => {
    const { sent } = await withDue(hoursAgo(1), overrides)
    await sendReminders(database)
    expect(await sent()).toEqual([])
  })

  test('is not sent before its time', async () => {
    const { sent } = await withDue(inAnHour())
    await sendReminders(database)
    expect(await sent()).toEqual([])
  })
})

test('several processes send each of many reminders once', async () => {
  for (let round = 0; round < howMany(1, 60); round += 1) {
    const person = await signUp('tenant')
    const count = round === 0 ? 450 : 210 // more than a statement sends
    const rows = Array.from({ length: count }, (_, index) => newReminder(person.user.id, hoursAgo(index + 1)))
    await database.insert(aiReminders).values(rows)
    await Promise.all([sendReminders(database), sendReminders(database), sendReminders(database)])
    const sent = await database
      .select({ id: aiNotifications.relatedEntityId })
      .from(aiNotifications)
      .where(eq(aiNotifications.userId, person.user.id))
    expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([count, count])
  }
})
