import { expect } from 'bun:test'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { eq } from 'drizzle-orm'
import { sendReminders } from '../../src/features/reminders/send-reminders.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { aiNotifications } from '../../src/schema/notifications.ts'
import { aiReminders } from '../../src/schema/reminders.ts'
import { inAnHour, newReminder } from '../new-reminder.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

const { snooze, complete, delete: remove } = setReminderEndpoints

const daily = { isRecurring: true, recurringPattern: 'daily' } as const
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const sending = (database: Database) => async () => {
  await sendReminders(database)
  return Response.json({})
}

const addReminder = async (database: Database, userId: string, at: string): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(aiReminders).values({ ...newReminder(userId, at, daily), id })
  return id
}

const countSent = (database: Database, id: string) =>
  database.$count(aiNotifications, eq(aiNotifications.relatedEntityId, id))

export const reminderRaces: readonly Race[] = [
  {
    name: 'a reminder sent by several processes and completed twice',
    endpoints: [complete],
    round: async ({ database, tenant }, meet) => {
      const dueAt = minutesAgo(1)
      const id = await addReminder(database, tenant.user.id, dueAt)
      const { completed } = await meet({
        send: times(3, () => sending(database)),
        completed: times(2, () => calling(tenant, complete, { params: { id }, body: { dueAt } })),
      })
      expect(statusesOf(completed)).toEqual([200, 200])
      const [stored] = await database.select().from(aiReminders).where(eq(aiReminders.id, id))
      const tomorrow = new Date(Date.parse(dueAt) + 86_400_000).toISOString()
      expect([stored?.dueAt, stored?.nextReminderAt]).toEqual([tomorrow, tomorrow])
      expect(await countSent(database, id)).toBeLessThanOrEqual(1)
    },
  },
  {
    name: 'a reminder put off, deleted and sent',
    endpoints: [snooze, remove],
    round: async ({ database, tenant }, meet) => {
      const [id, other] = [
        await addReminder(database, tenant.user.id, minutesAgo(1)),
        await addReminder(database, tenant.user.id, minutesAgo(1)),
      ]
      const until = inAnHour()
      const { snoozed, removed } = await meet({
        send: times(3, () => sending(database)),
        snoozed: times(2, () => calling(tenant, snooze, { params: { id }, body: { until } })),
        removed: times(2, () => calling(tenant, remove, { params: { id: other } })),
      })
      expect([statusesOf(snoozed), statusesOf(removed)]).toEqual([
        [200, 200],
        [204, 404],
      ])
      const [stored] = await database.select().from(aiReminders).where(eq(aiReminders.id, id))
      expect([stored?.dueAt, stored?.nextReminderAt]).toEqual([until, until])
      for (const each of [id, other]) expect(await countSent(database, each)).toBeLessThanOrEqual(1)
    },
  },
]
