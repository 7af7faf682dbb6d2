import { describe, expect, test } from 'bun:test'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { morningBefore } from '../../domain/keep-reminders.ts'
import { remindOfWaiting } from '../../renting/inquiries/waiting-inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'
import { remindOfRequest } from './remind-of-maintenance.ts'

const { signUp, database } = await openTestApp({ jobs: true })
const { list } = reminderEndpoints
const { delete: remove, complete } = setReminderEndpoints

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const hourBefore = (moment: string) => new Date(Date.parse(moment) - 3_600_000).toISOString()
const zone = 'America/Los_Angeles'

const openHome = async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const propertyId = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
  await database.update(properties).set({ timeZone: zone }).where(eq(properties.id, propertyId))
  const dueOf = async (person: typeof tenant) => {
    const { reminders } = await person.call(list)
    return reminders.map(({ reminderType, dueAt }) => `${reminderType} ${dueAt}`)
  }
  const untilDue = (ofTenant: string[], ofLandlord: string[]) =>
    untilTrue(async () => {
      const due = [await dueOf(tenant), await dueOf(landlord)]
      return Bun.deepEquals(due, [ofTenant, ofLandlord])
    })
  return { tenant, landlord, propertyId, untilDue }
}

test('the morning before is at 9 AM local time of the place, even when daylight saving time begins or ends', () => {
  const before = (moment: string) => morningBefore(moment, zone)
  expect(before('2026-11-24T18:00:00.000Z')).toBe('2026-11-23T17:00:00.000Z')
  expect(before('2026-11-24T06:00:00.000Z')).toBe('2026-11-22T17:00:00.000Z')
  expect(before('2026-03-08T20:00:00.000Z')).toBe('2026-03-07T17:00:00.000Z')
  expect(before('2026-11-02T18:00:00.000Z')).toBe('2026-11-01T17:00:00.000Z')
})

describe('a scheduled repair', () => {
  const schedule = async (scheduledDate: string) => {
    const home = await openHome()
    const { request } = await home.tenant.call(filingEndpoints.create, { body: newRequest(home.propertyId) })
    const params = { id: request.id }
    await home.landlord.call(maintenanceEndpoints.schedule, { params, body: { scheduledDate } })
    const due = `repair_visit ${morningBefore(scheduledDate, zone)}`
    return { ...home, params, due }
  }

  test('reminds tenant and landlord the day before, and both can see it', async () => {
    const at = inDays(5)
    const { tenant, landlord, params, due, untilDue } = await schedule(at)
    await untilDue([due], [due])
    const [ofTenant] = (await tenant.call(list)).reminders
    expect(ofTenant).toMatchObject({
      title: 'Repair visit at Sunny flat near the park: “Dripping tap”',
      timeZone: zone,
      happensOn: Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString(),
      actionUrl: `/maintenance/requests?request=${params.id}`,
    })
    expect(ofTenant?.description).toMatch(/ P[SD]T\.$/)
    const stored = await database.select().from(aiReminders).where(eq(aiReminders.relatedEntityId, params.id))
    expect(stored).toMatchObject([
      { expiresAt: at, priority: 'medium' },
      { expiresAt: at, priority: 'medium' },
    ])
    const sooner = new Date(Date.parse(at) - 60_000).toISOString()
    await database
      .update(maintenanceRequests)
      .set({ scheduledDate: sooner, priority: 'urgent' })
      .where(eq(maintenanceRequests.id, params.id))
    await remindOfRequest(database, params.id)
    expect((await tenant.call(list)).reminders).toMatchObject([{ priority: 'urgent' }])
    const [ofLandlord] = (await landlord.call(list)).reminders
    expect(ofLandlord?.description).toMatch(/ P[SD]T, at 12 Fell St\.$/)
    expect(ofLandlord?.actionUrl).toBe(`/maintenance/manage?request=${params.id}`)
  })

  test('within hours reminds an hour before, once, and not at all if it is sooner than that', async () => {
    const visitAt = inDays(0.1)
    const { tenant, landlord, params, untilDue } = await schedule(visitAt)
    const due = `repair_visit ${hourBefore(visitAt)}`
    await untilDue([due], [due])
    const [reminder] = (await tenant.call(list)).reminders
    await tenant.call(remove, { params: { id: reminder?.id ?? '' } })
    await remindOfRequest(database, params.id)
    await untilDue([], [due])
    const soon = inDays(0.03)
    await landlord.call(maintenanceEndpoints.schedule, { params, body: { scheduledDate: soon } })
    await untilDue([], [])
  })

  test('reminds only of the day before, whatever changes on its day', async () => {
    const { tenant, params, due, untilDue } = await schedule(inDays(5))
    await untilDue([due], [due])
    // Simulates time passing: a visit five days ahead is now in two hours, with reminders that were created
    // in time.
    const visitAt = inDays(0.1)
    const inTime = morningBefore(visitAt, zone)
    await database
      .update(aiReminders)
      .set({ anchorAt: inTime, dueAt: inTime, nextReminderAt: inTime, lastSentAt: inTime })
      .where(eq(aiReminders.relatedEntityId, params.id))
    await database
      .update(maintenanceRequests)
      .set({ scheduledDate: visitAt })
      .where(eq(maintenanceRequests.id, params.id))
    await remindOfRequest(database, params.id)
    const { reminders } = await tenant.call(list)
    expect(reminders.map(({ dueAt }) => dueAt)).toEqual([inTime])
  })

  test('moves its reminders when it moves, and deletes them when it is over', async () => {
    const { landlord, params, due, untilDue } = await schedule(inDays(5))
    await untilDue([due], [due])
    const later = inDays(9)
    const dueLater = `repair_visit ${morningBefore(later, zone)}`
    await landlord.call(maintenanceEndpoints.schedule, { params, body: { scheduledDate: later } })
    await untilDue([dueLater], [dueLater])
    await landlord.call(maintenanceEndpoints.complete, { params, body: {} })
    await untilDue([], [])
    await landlord.call(maintenanceEndpoints.setStatus, { params, body: { status: 'in_progress' } })
    await untilDue([dueLater], [dueLater])
  })

  test('does not remind people who deleted or completed it, until it moves', async () => {
    const { tenant, landlord, params, due, untilDue } = await schedule(inDays(5))
    await untilDue([due], [due])
    for (const [person, call] of [
      [tenant, remove],
      [landlord, complete],
    ] as const) {
      const [reminder] = (await person.call(list)).reminders
      expect((await person.sendTo(call, { params: { id: reminder?.id ?? '' } })).ok).toBe(true)
    }
    await remindOfRequest(database, params.id)
    await remindOfRequest(database, params.id)
    await untilDue([], [])
    const later = inDays(9)
    await landlord.call(maintenanceEndpoints.schedule, { params, body: { scheduledDate: later } })
    const dueLater = `repair_visit ${morningBefore(later, zone)}`
    await untilDue([dueLater], [dueLater])
  })

  test('in a deleted home reminds nobody', async () => {
    const { landlord, propertyId, due, untilDue } = await schedule(inDays(5))
    await untilDue([due], [due])
    await database
      .update(properties)
      .set({ deletedAt: inDays(0) })
      .where(eq(properties.id, propertyId))
    await untilDue([], [])
    await landlord.call(ownPropertyEndpoints.restore, { params: { id: propertyId } })
    await untilDue([due], [due])
  })
})

/** Nine o'clock there. */
const morningAfter = (moment: number): string => {
  const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  const nine = there.withPlainTime('09:00')
  const next = Temporal.ZonedDateTime.compare(nine, there) < 0 ? nine.add({ days: 1 }) : nine
  return new Date(next.epochMilliseconds).toISOString()
}

describe('an inquiry', () => {
  const ask = async () => {
    const home = await openHome()
    const body = { propertyId: home.propertyId, message: 'Is it quiet?' }
    const { inquiry } = await home.tenant.call(inquiryEndpoints.create, { body })
    const due = `unanswered_inquiry ${morningAfter(Date.parse(inquiry.createdAt) + 2 * dayMs)}`
    await home.untilDue([], [due])
    return { ...home, params: { id: inquiry.id }, due }
  }

  test('without an answer for two days reminds its landlord in the morning, once, however often it is checked', async () => {
    const { params, due, untilDue } = await ask()
    const remind = () =>
      database.transaction(transaction => remindOfWaiting(transaction, { inquiryId: params.id }))
    await Promise.all([remind(), remind()])
    await untilDue([], [due])
  })

  test('whose tour is agreed on reminds both of it, and its landlord to say how it went, until it is canceled', async () => {
    const { tenant, landlord, params, untilDue } = await ask()
    const scheduledDate = inDays(4)
    await landlord.call(inquiryEndpoints.propose, { params, body: { dates: [scheduledDate] } })
    await tenant.call(inquiryEndpoints.choose, { params, body: { date: scheduledDate } })
    const due = `viewing ${morningBefore(scheduledDate, zone)}`
    const asks = `viewing_outcome ${new Date(Date.parse(scheduledDate) + dayMs).toISOString()}`
    await untilDue([due], [due, asks])
    const [ofTenant] = (await tenant.call(list)).reminders
    expect(ofTenant?.title).toBe('Tour: “Sunny flat near the park”')
    await tenant.call(inquiryEndpoints.cancel, { params })
    await untilDue([], [])
  })
})

test('a viewing within hours reminds both an hour before', async () => {
  const { tenant, landlord, propertyId, untilDue } = await openHome()
  const scheduledDate = inDays(0.1)
  const { inquiry } = await tenant.call(inquiryEndpoints.create, {
    body: { propertyId, message: 'May I see it today?', wishedDates: [scheduledDate] },
  })
  const body = { message: 'Gladly.', status: 'scheduled', scheduledDate }
  await landlord.call(inquiryEndpoints.respond, { params: { id: inquiry.id }, body })
  const due = `viewing ${hourBefore(scheduledDate)}`
  const asks = `viewing_outcome ${new Date(Date.parse(scheduledDate) + dayMs).toISOString()}`
  await untilDue([due], [due, asks])
})

test('a plan that does not renew reminds its person three days before it ends, unless it renews again', async () => {
  const landlord = await signUp('landlord')
  const [plan] = await database.select().from(subscriptionPlans).limit(1)
  const currentPeriodEnd = inDays(20)
  await database.insert(userSubscriptions).values({
    userId: landlord.user.id,
    planId: plan?.id ?? '',
    status: 'active',
    currentPeriodEnd,
  })
  await landlord.call(subscriptionEndpoints.cancel)
  const [reminder, ...others] = (await landlord.call(list)).reminders
  expect(others).toEqual([])
  expect(reminder).toMatchObject({
    reminderType: 'plan_end',
    dueAt: new Date(Date.parse(currentPeriodEnd) - 3 * dayMs).toISOString(),
    actionUrl: '/subscription',
  })
  await landlord.call(subscriptionEndpoints.reactivate)
  expect((await landlord.call(list)).reminders).toEqual([])
})
