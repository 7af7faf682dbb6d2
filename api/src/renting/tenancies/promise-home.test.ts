import { describe, expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { newApplication } from '../../../test/new-application.ts'
import { newListing } from '../../../test/new-listing.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { database, signUp } = await openTestApp({ jobs: true })
const { create, choose, propose, read, cancel, calendar } = inquiryEndpoints

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

const openHome = async (fields: Record<string, unknown> = {}) => {
  const [landlord, winner] = [await signUp('landlord'), await signUp('tenant')]
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing(fields) })
  const people = { landlord: landlord.user.id, tenant: winner.user.id }
  const offerId = await makeOffer(database, people, { propertyId: property.id })
  const ask = async (fields: object = {}, tenant?: typeof winner) => {
    const person = tenant ?? (await signUp('tenant'))
    const body = { propertyId: property.id, message: 'May I see it?', ...fields }
    const { inquiry } = await person.call(create, { body })
    const params = { id: inquiry.id }
    return {
      person,
      params,
      threadId: inquiry.threadId ?? '',
      now: async () => (await person.call(read, { params })).inquiry,
      propose: (...dates: string[]) => landlord.call(propose, { params, body: { dates } }),
      choose: (date: string) => person.call(choose, { params, body: { date } }),
    }
  }
  const agree = () => winner.call(tenancyEndpoints.agree, { params: { id: offerId } })
  return { landlord, winner, property, ask, agree, offerId }
}

const eventsOf = async ({
  person,
  threadId,
}: Awaited<ReturnType<Awaited<ReturnType<typeof openHome>>['ask']>>) => {
  const { messages } = await person.call(threadEndpoints.messages, { params: { id: threadId } })
  return messages.flatMap(({ event, senderId }) => (event ? [{ ...event, senderId }] : []))
}

describe('once a home is agreed on', () => {
  test('open tours of others end, each with one event, and their people are told', async () => {
    const { landlord, property, ask, agree } = await openHome()
    const [unanswered, proposed, scheduled] = [await ask(), await ask(), await ask()]
    const question = await ask({ inquiryType: 'question' })
    const date = inHours(30)
    await proposed.propose(date)
    await scheduled.propose(date)
    await scheduled.choose(date)
    await question.propose(inHours(40))
    await untilTrue(async () => (await scheduled.person.call(reminderEndpoints.list)).reminders.length === 1)
    await agree()
    for (const [inquiry, status, sequence] of [
      [unanswered, 'expired', 0],
      [proposed, 'declined', 0],
      [scheduled, 'declined', 2],
      [question, 'declined', 0],
    ] as const) {
      expect(await inquiry.now()).toMatchObject({ status, sequence, endReason: 'home_rented' })
      const [event, ...others] = (await eventsOf(inquiry)).filter(({ reason }) => reason === 'home_rented')
      expect(others).toEqual([])
      expect(event).toMatchObject({ type: `inquiry_${status}`, subjectId: inquiry.params.id, senderId: null })
      await untilTrue(async () =>
        (await inquiry.person.call(notificationEndpoints.list)).notifications.some(
          ({ title, actionUrl }) =>
            title === 'The home was rented' && actionUrl?.includes(inquiry.params.id) === true,
        ),
      )
      for (const [person, verb, body] of [
        [inquiry.person, cancel, {}],
        [landlord, propose, { dates: [date] }],
      ] as const)
        expect((await person.refusal(verb, { params: inquiry.params, body })).status).toBe(409)
    }
    expect((await eventsOf(scheduled)).at(-1)?.at).toBe(date)
    await untilTrue(async () => (await scheduled.person.call(reminderEndpoints.list)).reminders.length === 0)
    const file = await scheduled.person.sendTo(calendar, { params: scheduled.params })
    const ics = await file.text()
    expect(ics).toContain('STATUS:CANCELLED')
    expect(ics).toContain('SEQUENCE:2')
    const [home] = (await landlord.call(ownPropertyEndpoints.my, { query: { id: property.id } })).properties
    expect(home?.openInquiries).toBe(0)
    const { waiting } = await landlord.call(ownPropertyEndpoints.waiting)
    expect(waiting).toMatchObject({ inquiries: 0, tours: 0, oldestInquiry: null, nextTour: null })
    const { threads } = await landlord.call(threadEndpoints.list)
    expect(threads.filter(({ nextStep }) => nextStep?.actionUrl.includes('inquiry'))).toEqual([])
    const used = async (person: typeof landlord) =>
      (await person.call(subscriptionEndpoints.usage)).contacts?.used
    expect([await used(unanswered.person), await used(proposed.person)]).toEqual([0, 1])
  })

  test('questions, tours that took place, other homes and the tenant’s own inquiry stay', async () => {
    const { winner, ask, agree } = await openHome()
    const elsewhere = await openHome()
    const passed = await ask()
    await database
      .update(propertyInquiries)
      .set({ status: 'scheduled', scheduledDate: sql`now() - interval '1 hour'` })
      .where(eq(propertyInquiries.id, passed.params.id))
    const stays = [
      [await ask({ inquiryType: 'question' }), 'pending'],
      [passed, 'scheduled'],
      [await elsewhere.ask(), 'pending'],
      [await ask({}, winner), 'pending'],
    ] as const
    await agree()
    for (const [inquiry, status] of stays)
      expect(await inquiry.now()).toMatchObject({ status, endReason: null })
  })

  test('a roommate’s tour stays', async () => {
    const { landlord, winner, property, ask } = await openHome()
    const roommate = await signUp('tenant')
    const tour = await ask({}, roommate)
    const householdId = Bun.randomUUIDv7()
    const offer = { propertyId: property.id, householdId }
    const of = (tenant: string) => makeOffer(database, { landlord: landlord.user.id, tenant }, offer)
    const [id] = [await of(winner.user.id), await of(roommate.user.id)]
    await winner.call(tenancyEndpoints.agree, { params: { id } })
    expect((await tour.now()).status).toBe('pending')
  })
})

test('pausing a home, and marking it as rented, end no tour', async () => {
  const { landlord, property, ask } = await openHome()
  const tour = await ask()
  for (const body of [{ visibilityLevel: 'private' }, { isAvailable: false }] as const)
    await landlord.call(listingEndpoints.update, { params: { id: property.id }, body })
  expect((await tour.now()).status).toBe('pending')
})

const rounds = process.env.LONG ? 50 : 2

test(`of an agreement and choosing a time at once, no tour stays open (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ask, agree } = await openHome()
    const tour = await ask()
    const date = inHours(30)
    await tour.propose(date)
    const chosen = tour.person.sendTo(choose, { params: tour.params, body: { date } })
    const [answer] = await Promise.all([chosen, agree()])
    expect([200, 409]).toContain(answer.status)
    const { status, sequence } = await tour.now()
    expect([status, sequence]).toEqual(['declined', answer.status === 200 ? 2 : 0])
  }
})

test('an agreement with someone who leaves before the home is available takes nothing from those who want it then', async () => {
  const { landlord, property, ask, agree, offerId } = await openHome({ availableDate: day(40) })
  const endsOn = day(39)
  await database.update(tenancies).set({ endsOn }).where(eq(tenancies.id, offerId))
  const applicant = await signUp('tenant')
  const body = newApplication(property.id, { moveInDate: day(41) })
  const { application } = await applicant.call(applicationEndpoints.create, { body })
  const tour = await ask()
  await agree()
  expect((await tour.now()).status).toBe('pending')
  const { properties: own } = await landlord.call(ownPropertyEndpoints.my)
  expect(own[0]).toMatchObject({ isAvailable: true, openApplications: 1, occupiedUntil: endsOn })
  const params = { id: application.id }
  expect((await applicant.call(applicationEndpoints.read, { params })).application.status).toBe('submitted')
})
