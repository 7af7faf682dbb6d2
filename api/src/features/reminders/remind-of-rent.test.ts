import { expect, test } from 'bun:test'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { storedListing } from '../../../test/new-listing.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { remindOfTenancy } from './remind-of-rent.ts'
import { sendReminders } from './send-reminders.ts'

const { database, signUp } = await openTestApp({ jobs: true })
const { list } = reminderEndpoints
const { complete, snooze, delete: remove } = setReminderEndpoints
const zone = storedListing().timeZone ?? 'UTC'

type Terms = Partial<typeof tenancies.$inferInsert>

const localOf = (moment = ''): string =>
  moment && Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime().toString()

/** A tenant who agrees to these terms; `due` says when the next reminder comes, at the home. */
const agreeTo = async (terms: Terms) => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const people = { landlord: landlord.user.id, tenant: tenant.user.id }
  const id = await makeOffer(database, people, { rentAmount: 2100, ...terms })
  await tenant.call(tenancyEndpoints.agree, { params: { id } })
  const due = async () => (await tenant.call(list)).reminders.map(({ dueAt }) => localOf(dueAt))
  const untilDue = (...days: string[]) =>
    untilTrue(async () =>
      Bun.deepEquals(
        await due(),
        days.map(each => `${each}T09:00:00`),
      ),
    )
  const reminder = async () => {
    const [first] = (await tenant.call(list)).reminders
    return { id: first?.id ?? '' }
  }
  const notified = async () =>
    (await tenant.call(notificationEndpoints.list)).notifications.filter(({ title }) =>
      title.startsWith('Rent for'),
    )
  const change = (set: Terms) => database.update(tenancies).set(set).where(eq(tenancies.id, id))
  const comesNow = (nextReminderAt: string) =>
    database
      .update(aiReminders)
      .set({ nextReminderAt, dueAt: nextReminderAt })
      .where(eq(aiReminders.relatedEntityId, id))
  return { id, landlord, tenant, due, untilDue, reminder, notified, change, comesNow }
}

test.each([
  [3, '3rd', ['2031-02-28', '2031-03-31', '2031-04-30']],
  [1, '1st', ['2031-02-26', '2031-03-29', '2031-04-28']],
] as const)(
  'an agreement reminds both three days before day %d of each month',
  async (rentDueDay, dueOn, days) => {
    const { id, landlord, tenant, untilDue, reminder } = await agreeTo({ startsOn: '2031-02-04', rentDueDay })
    await untilDue(days[0])
    expect((await tenant.call(list)).reminders).toMatchObject([
      {
        title: 'Rent for “Sunny flat near the park”',
        description: expect.stringContaining(`$2,100 is due on the ${dueOn} of the month`),
        isRecurring: true,
        recurringPattern: 'monthly',
        actionUrl: `/tenancies/${id}`,
      },
    ])
    const { propertyId, tenant: person } = (await tenant.call(tenancyEndpoints.read, { params: { id } }))
      .tenancy
    expect((await landlord.call(list)).reminders).toMatchObject([
      {
        title: `Rent for “Sunny flat near the park” from ${person?.firstName} ${person?.lastName}`,
        description: expect.stringContaining(`$2,100 is due on the ${dueOn} of the month`),
        dueAt: (await tenant.call(list)).reminders[0]?.dueAt,
        recurringPattern: 'monthly',
        actionUrl: `/landlord/properties/${propertyId}`,
      },
    ])
    for (const next of days.slice(1)) {
      await tenant.call(complete, { params: await reminder(), body: {} })
      await untilDue(next)
    }
  },
)

test('an agreement without a due day reminds of nothing, and a long tenancy of the next month alone', async () => {
  const none = await agreeTo({ rentDueDay: null })
  const { due } = await agreeTo({ startsOn: '2019-05-20', rentDueDay: 5 })
  await untilTrue(async () => (await due()).length === 1)
  const [next = ''] = await due()
  expect(next.slice(0, 10) <= day(32)).toBe(true)
  expect(await none.due()).toEqual([])
})

test('an agreement within the three days before the rent reminds at once, and then before the next one', async () => {
  const soon = [1, 2, 3, 0].map(days => day(days))
  const dueOn = Temporal.PlainDate.from(soon.find(each => Number(each.slice(8)) <= 28) ?? '')
  const comesAt = dueOn.subtract({ days: 3 }).toPlainDateTime('09:00')
  const { tenant, notified, due, untilDue, reminder, id } = await agreeTo({
    startsOn: day(-1),
    rentDueDay: dueOn.day,
  })
  await untilDue(comesAt.toPlainDate().toString())
  expect((await tenant.call(list)).reminders).toMatchObject([{ happensOn: dueOn.toString() }])
  const hasCome = Temporal.PlainDateTime.compare(comesAt, localOf(new Date().toISOString())) <= 0
  await sendReminders(database)
  await remindOfTenancy(database, id)
  await sendReminders(database)
  expect(await notified()).toHaveLength(hasCome ? 1 : 0)
  await tenant.call(complete, { params: await reminder(), body: {} })
  const next = dueOn.add({ months: 1 })
  expect(await due()).toEqual([`${next.subtract({ days: 3 })}T09:00:00`])
  expect((await tenant.call(list)).reminders).toMatchObject([{ happensOn: next.toString() }])
})

test('a snoozed reminder still says the day of its rent', async () => {
  const { tenant, untilDue, reminder } = await agreeTo({ startsOn: '2031-02-04', rentDueDay: 3 })
  await untilDue('2031-02-28')
  const { reminder: snoozed } = await tenant.call(snooze, {
    params: await reminder(),
    body: { until: '2031-03-04T17:00:00.000Z' },
  })
  expect(snoozed.happensOn).toBe('2031-03-03')
})

test('it stops with the tenancy: no reminder for a day after the end, by whatever it ends, and none that is late', async () => {
  const { untilDue, due, change, comesNow, notified, tenant, reminder } = await agreeTo({
    startsOn: '2031-02-04',
    rentDueDay: 3,
  })
  await untilDue('2031-02-28')
  await change({ endsOn: '2031-03-31' })
  await untilDue('2031-02-28')
  const { id } = await reminder()
  await tenant.call(complete, { params: { id }, body: {} })
  expect(await due()).toEqual([])
  expect((await tenant.refusal(complete, { params: { id }, body: {} })).status).toBe(404)
  await change({ endsOn: null })
  await untilDue('2031-03-31')
  await change({ startsOn: '2020-01-01', endsOn: day(-1) })
  await comesNow(new Date(Date.now() - 60_000).toISOString())
  await Promise.all([sendReminders(database), sendReminders(database)])
  expect([await due(), await notified()]).toEqual([[], []])
  const [stored] = await database.select().from(aiReminders).where(eq(aiReminders.id, id))
  expect(stored?.isActive).toBe(false)
})

test('a tenancy that is called off reminds of nothing', async () => {
  const { landlord, untilDue, due, change } = await agreeTo({ startsOn: '2031-02-04', rentDueDay: 3 })
  await untilDue('2031-02-28')
  expect((await landlord.call(list)).reminders).toHaveLength(1)
  await change({ status: 'cancelled' })
  expect([await due(), (await landlord.call(list)).reminders]).toEqual([[], []])
})

test('a late chore, run twice at once, sends it once, and the next comes at its own time', async () => {
  const { tenant, comesNow, notified, untilDue, due } = await agreeTo({
    startsOn: '2019-02-04',
    rentDueDay: Math.min(28, Number(day(10).slice(8))),
  })
  await untilTrue(async () => (await due()).length === 1)
  const [upcoming = ''] = await due()
  await comesNow(new Date(Date.now() - 86_400_000).toISOString())
  await Promise.all([sendReminders(database), sendReminders(database)])
  await sendReminders(database)
  expect(await notified()).toHaveLength(1)
  const [first] = (await tenant.call(list)).reminders
  await tenant.call(complete, { params: { id: first?.id ?? '' }, body: { dueAt: first?.dueAt } })
  await untilDue(upcoming.slice(0, 10))
})

test('what its tenant deleted or snoozed stays that way, whatever else happens to the tenancy', async () => {
  const { id, tenant, untilDue, due, reminder, change } = await agreeTo({
    startsOn: '2031-02-04',
    rentDueDay: 3,
  })
  await untilDue('2031-02-28')
  await tenant.call(snooze, { params: await reminder(), body: { until: '2031-03-01T17:00:00.000Z' } })
  await remindOfTenancy(database, id)
  await untilDue('2031-03-01')
  await tenant.call(remove, { params: await reminder() })
  await change({ endsOn: '2032-01-31' })
  await remindOfTenancy(database, id)
  expect(await due()).toEqual([])
})
