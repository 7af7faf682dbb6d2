import { describe, expect, test } from 'bun:test'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { unansweredDays } from '@portal/contract/inquiries/expiry'
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { properties } from '../../schema/properties.ts'
import { tellOfUnanswered } from '../inquiries/tell-of-unanswered.ts'

const { database, signUp, forgetLimits, services } = await openTestApp({ jobs: true })
const { create, list, read, respond, propose, choose, cancel, outcome } = inquiryEndpoints

const hourMs = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()
const landlord = await signUp('landlord')
const stranger = { tenant: await signUp('tenant'), landlord: await signUp('landlord') }

const makeHome = async (timeZone = 'America/Los_Angeles'): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id, landlordId: landlord.user.id, timeZone })
  return id
}
const home = await makeHome()

const ask = async (fields: object = {}) => {
  await forgetLimits()
  const tenant = await signUp('tenant')
  const body = { propertyId: home, message: 'May I see it?', ...fields }
  const { inquiry } = await tenant.call(create, { body })
  const params = { id: inquiry.id }
  return {
    tenant,
    inquiry,
    params,
    change: (values: Partial<typeof propertyInquiries.$inferInsert>) =>
      database.update(propertyInquiries).set(values).where(eq(propertyInquiries.id, inquiry.id)),
    propose: (...dates: string[]) => landlord.call(propose, { params, body: { dates } }),
    choose: (date: string) => tenant.call(choose, { params, body: { date } }),
  }
}

describe('from a question to a tour', () => {
  test('the landlord proposes times, the tenant chooses one, and both see the same moment', async () => {
    const [first, second, third] = [inHours(24), inHours(26), inHours(50)]
    const { tenant, params, propose, choose } = await ask({ wishedDates: [inHours(23), inHours(25)] })
    const proposed = (await propose(third, first, second, first)).inquiry
    expect(proposed).toMatchObject({
      status: 'responded',
      proposedDates: [first, second, third],
      durationMinutes: 30,
    })
    expect(proposed.firstResponseAt).not.toBeNull()
    const { inquiry } = await choose(second)
    expect(inquiry).toMatchObject({ status: 'scheduled', scheduledDate: second, sequence: 1 })
    for (const person of [tenant, landlord])
      expect((await person.call(read, { params })).inquiry).toEqual(inquiry)
    await untilHandled(database)
    const endsOf = async (person: typeof tenant) =>
      (await person.call(notificationEndpoints.list)).notifications
        .filter(({ actionUrl }) => actionUrl?.endsWith(inquiry.id))
        .map(({ title, expiresAt }) => [title, expiresAt])
    expect(await endsOf(tenant)).toEqual([['Choose a tour time', third]])
    expect(await endsOf(landlord)).toContainEqual(['Tour scheduled', second])
  })

  test('keeps up to three wished times, best first', async () => {
    const wishedDates = [inHours(30), inHours(20), inHours(25)]
    const { tenant, inquiry } = await ask({ wishedDates })
    expect(inquiry).toMatchObject({ wishedDates, askedDate: wishedDates[0], scheduledDate: wishedDates[0] })
    const body = { propertyId: home, message: 'And then?', wishedDates: [...wishedDates, inHours(31)] }
    expect((await tenant.refusal(create, { body })).fields).toEqual({
      wishedDates: 'Please choose at most 3 times',
    })
  })

  test('an answer of an older app schedules a wished time, and proposes any other', async () => {
    const [wished, other] = [inHours(24), inHours(48)]
    const { params } = await ask({ scheduledDate: wished })
    const answer = async (scheduledDate?: string) =>
      (
        await landlord.call(respond, {
          params,
          body: { message: 'Please come.', status: 'scheduled', scheduledDate },
        })
      ).inquiry
    expect(await answer()).toMatchObject({ status: 'scheduled', scheduledDate: wished, sequence: 1 })
    expect(await answer(wished)).toMatchObject({ status: 'scheduled', scheduledDate: wished, sequence: 1 })
    expect(await answer(other)).toMatchObject({
      status: 'responded',
      scheduledDate: other,
      proposedDates: [other],
      sequence: 2,
    })
    const past = await landlord.refusal(respond, {
      params,
      body: { message: 'Please come.', status: 'scheduled', scheduledDate: inHours(-1) },
    })
    expect(past.fields).toEqual({ scheduledDate: 'Please choose a time in the future' })
  })

  test('the landlord calls a tour off, with a reason that passes the contact filter', async () => {
    const { tenant, params, propose, choose } = await ask()
    const date = inHours(24)
    await propose(date)
    await choose(date)
    const body = { reason: 'The heating is broken, mail dan@example.com' }
    const { inquiry } = await landlord.call(cancel, { params, body })
    expect(inquiry).toMatchObject({
      status: 'responded',
      scheduledDate: date,
      proposedDates: [],
      canceledBy: landlord.user.id,
      responseMessage: 'The heating is broken, mail [EMAIL REMOVED]',
      sequence: 2,
    })
    expect(await landlord.refusal(cancel, { params })).toMatchObject({
      status: 409,
      message: 'There is no tour to cancel.',
    })
    expect((await tenant.call(cancel, { params })).inquiry).toMatchObject({
      status: 'cancelled',
      canceledBy: tenant.user.id,
      cancelledBy: tenant.user.id,
    })
  })

  test('words beside proposed times are an answer, which passes the contact filter', async () => {
    const { params } = await ask()
    const body = { dates: [inHours(24)], durationMinutes: 45, message: 'Mail dan@example.com' }
    const { inquiry, notice } = await landlord.call(propose, { params, body })
    expect([inquiry.responseMessage, inquiry.durationMinutes, notice]).toEqual([
      'Mail [EMAIL REMOVED]',
      45,
      filteredMessage,
    ])
  })
})

describe('a tour time', () => {
  const refused = async (date: string, propertyId = home) => {
    const { params } = await ask({ propertyId })
    return (await landlord.refusal(propose, { params, body: { dates: [inHours(24), date] } })).fields
  }

  test('is refused if it has passed, is beyond 60 days, or is no time', async () => {
    expect(await refused(inHours(-1))).toEqual({ dates: 'Please choose a time in the future' })
    expect(await refused(inHours(60 * 24 + 1))).toEqual({
      dates: 'Please choose a time within the next 60 days',
    })
    expect(await refused('tomorrow')).toEqual({ dates: 'Please enter a date and time' })
    const { params } = await ask()
    for (const dates of [[], Array.from({ length: 6 }, (_, index) => inHours(index + 1))])
      expect((await landlord.refusal(propose, { params, body: { dates } })).status).toBe(422)
  })

  test('can be chosen only if it was proposed and has not passed', async () => {
    const { tenant, params, change } = await ask()
    const passed = inHours(-1)
    await change({ status: 'responded', proposedDates: [passed] })
    for (const date of [passed, inHours(5)])
      expect((await tenant.refusal(choose, { params, body: { date } })).status).toBe(422)
  })
})

describe('an inquiry that nobody answers', () => {
  const dayMs = 24 * hourMs

  test('is expired after 14 days wherever it is read, without a chore, and does not count', async () => {
    const propertyId = await makeHome()
    const { tenant, params, change } = await ask({ propertyId })
    const answers = async () => {
      const lists = async (status: string) =>
        (await landlord.call(list, { query: { status, propertyId } })).inquiries.length
      const { properties: homes } = await landlord.call(ownPropertyEndpoints.my)
      return {
        status: (await tenant.call(read, { params })).inquiry.status,
        waiting: await lists('pending'),
        expired: await lists('expired'),
        open: homes.find(({ id }) => id === propertyId)?.openInquiries,
        used: (await tenant.call(subscriptionEndpoints.usage)).contacts.used,
      }
    }
    await change({ createdAt: new Date(Date.now() - unansweredDays * dayMs + 60_000).toISOString() })
    const [stored] = await database
      .select({ isThisMonth: sql<boolean>`created_at >= date_trunc('month', now(), 'UTC')` })
      .from(propertyInquiries)
      .where(eq(propertyInquiries.id, params.id))
    const used = Number(stored?.isThisMonth)
    expect(await answers()).toEqual({ status: 'pending', waiting: 1, expired: 0, open: 1, used })
    await change({ createdAt: new Date(Date.now() - unansweredDays * dayMs - 1).toISOString() })
    expect(await answers()).toEqual({ status: 'expired', waiting: 0, expired: 1, open: 0, used: 0 })
    for (const refusal of [
      await landlord.refusal(respond, { params, body: { message: 'Yes.' } }),
      await landlord.refusal(propose, { params, body: { dates: [inHours(24)] } }),
      await tenant.refusal(cancel, { params }),
    ])
      expect(refusal.status).toBe(409)
  })
})

test('a second inquiry about a home while one is open is not counted; once that is closed, it is', async () => {
  const { tenant, params } = await ask()
  const used = async () => (await tenant.call(subscriptionEndpoints.usage)).contacts.used
  const again = () => tenant.call(create, { body: { propertyId: home, message: 'Is it quiet?' } })
  expect(await used()).toBe(1)
  const { inquiry } = await again()
  expect(await used()).toBe(1)
  await tenant.call(cancel, { params })
  await tenant.call(cancel, { params: { id: inquiry.id } })
  await again()
  expect(await used()).toBe(2)
})

describe('tours of one landlord', () => {
  const other = makeHome()

  test('do not overlap at different homes, and may at the same', async () => {
    const at = inHours(200)
    const soon = new Date(Date.parse(at) + 29 * 60_000).toISOString()
    const later = new Date(Date.parse(at) + 30 * 60_000).toISOString()
    const first = await ask()
    await first.propose(at)
    await first.choose(at)
    const neighbor = await ask()
    await neighbor.propose(at)
    expect((await neighbor.choose(at)).inquiry.status).toBe('scheduled')
    const elsewhere = await ask({ propertyId: await other })
    await elsewhere.propose(soon, later)
    const clash = { params: elsewhere.params, body: { date: soon } }
    expect(await elsewhere.tenant.refusal(choose, clash)).toMatchObject({
      status: 409,
      message: 'Another tour is already set for this time. Please choose another time.',
    })
    expect((await elsewhere.choose(later)).inquiry.scheduledDate).toBe(later)
  })
})

describe('each verb from each state by each side', () => {
  const soon = inHours(300)
  type Side = 'tenant' | 'landlord'
  const verbs: Record<
    string,
    {
      endpoint: Endpoint
      body: object
      /** For each side that may call it. */
      leadsTo: Partial<Record<Side, InquiryStatus>>
      from?: Partial<Record<Side, readonly InquiryStatus[]>>
      isPast?: true
    }
  > = {
    propose: {
      endpoint: propose,
      body: { dates: [soon] },
      leadsTo: { landlord: 'responded' },
    },
    choose: { endpoint: choose, body: { date: soon }, leadsTo: { tenant: 'scheduled' } },
    answer: {
      endpoint: respond,
      body: { message: 'Very.' },
      leadsTo: { landlord: 'responded' },
    },
    decline: {
      endpoint: respond,
      body: { message: 'No.', status: 'declined' },
      leadsTo: { landlord: 'declined' },
    },
    cancel: {
      endpoint: cancel,
      body: {},
      leadsTo: { tenant: 'cancelled', landlord: 'responded' },
      from: { landlord: ['scheduled'] },
    },
    'cancel once the time of the tour has come': {
      endpoint: cancel,
      body: {},
      leadsTo: { tenant: 'cancelled', landlord: 'responded' },
      from: { tenant: ['pending', 'responded'], landlord: [] },
      isPast: true,
    },
    'say that the landlord did not come': {
      endpoint: outcome,
      isPast: true,
      body: { outcome: 'landlord_absent' },
      leadsTo: { tenant: 'completed', landlord: 'completed' },
      from: { tenant: ['scheduled'], landlord: ['scheduled'] },
    },
    'say that it took place': {
      endpoint: outcome,
      isPast: true,
      body: { outcome: 'attended' },
      leadsTo: { landlord: 'completed' },
      from: { landlord: ['scheduled'] },
    },
  }
  const events = async () =>
    (
      await database.execute<{ count: number }>(
        sql`select count(*)::integer as count from pgboss.job where name = 'events' and data ? 'inquiryId'`,
      )
    )[0]?.count ?? 0

  test.each(Object.keys(verbs))(
    '%s',
    async name => {
      const verb = verbs[name]
      if (!verb) throw new Error(`There is no verb ${name}`)
      const { endpoint, body, from, isPast } = verb
      const leadsTo = (side: Side, state: InquiryStatus) =>
        name === 'answer' && side === 'landlord' && state === 'scheduled' ? state : verb.leadsTo[side]
      const { tenant, params, change } = await ask()
      for (const state of statesOf(inquiryLifecycle))
        for (const [side, person] of Object.entries({ tenant, landlord }) as [Side, typeof tenant][]) {
          await change({
            status: state,
            outcome: null,
            proposedDates: [soon],
            scheduledDate: inHours(isPast ? -1 : 400),
          })
          const before = await events()
          const { status } = await person.sendTo(endpoint, { params, body })
          const next = leadsTo(side, state)
          const isAllowed =
            next && (from?.[side]?.includes(state) ?? mayFollow(inquiryLifecycle, state, next))
          const expected = next === undefined ? 403 : isAllowed ? 200 : 409
          const [stored] = await database
            .select()
            .from(propertyInquiries)
            .where(eq(propertyInquiries.id, params.id))
          expect([state, side, status, stored?.status, (await events()) - before]).toEqual([
            state,
            side,
            expected,
            expected === 200 ? next : state,
            Number(expected === 200),
          ])
          const stranged = await stranger[side].sendTo(endpoint, { params, body })
          expect(stranged.status).toBe(next === undefined && endpoint !== outcome ? 403 : 404)
        }
    },
    60_000,
  )
})

test('words about a tour leave it as it is: it is in no calendar called off, and nothing but the words is told', async () => {
  const { tenant, inquiry, params, propose, choose } = await ask()
  const date = inHours(40)
  await propose(date, inHours(60))
  const { inquiry: set } = await choose(date)
  const body = { message: 'Please ring twice.' }
  const { inquiry: answered } = await landlord.call(respond, { params, body })
  expect(answered).toMatchObject({ status: 'scheduled', scheduledDate: date, sequence: set.sequence })
  const { messages } = await tenant.call(threadEndpoints.messages, { params: { id: inquiry.threadId ?? '' } })
  expect(messages.at(-1)?.body).toBe(body.message)
  await untilTrue(async () => {
    const { notifications } = await tenant.call(notificationEndpoints.list)
    return notifications.some(({ title }) => title === 'Inquiry answered')
  })
  const other = { params, body: { message: 'Rather then?', scheduledDate: inHours(90) } }
  const { inquiry: moved } = await landlord.call(respond, other)
  expect(moved).toMatchObject({ status: 'responded', proposedDates: [other.body.scheduledDate] })
})

test(
  'one person’s further inquiries make one notification while it is unread, and count once in the reply time',
  async () => {
    await forgetLimits()
    const [busy, tenant] = [await signUp('landlord'), await signUp('tenant')]
    const propertyId = Bun.randomUUIDv7()
    await database.insert(properties).values({ ...newListing(), id: propertyId, landlordId: busy.user.id })
    for (const message of ['Is it quiet?', 'Is it sunny?', 'Is it warm?'])
      await tenant.call(create, { body: { propertyId, message } })
    await untilHandled(database)
    const { inquiries } = await busy.call(list)
    await Promise.all(
      [...inquiries, ...inquiries, ...inquiries].map(({ id: inquiryId }) =>
        services.jobs.announce(database, { type: 'inquiry_received', inquiryId }),
      ),
    )
    await untilHandled(database)
    const { notifications } = await busy.call(notificationEndpoints.list)
    expect(notifications.map(({ title }) => title)).toEqual(['3 inquiries about 12 Fell St'])
    const long = { createdAt: inHours(-15 * 24) }
    await database.update(propertyInquiries).set(long).where(eq(propertyInquiries.landlordId, busy.user.id))
    const { person } = await tenant.call(peopleEndpoints.read, { params: { id: busy.user.id } })
    expect(person.answeredPercent).toBeNull()
  },
  inRounds(60),
)

test('a landlord’s reply time is the median of three inquiries or more', async () => {
  const other = await signUp('landlord')
  const propertyId = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id: propertyId, landlordId: other.user.id })
  const replies = async () => {
    const { person } = await stranger.tenant.call(peopleEndpoints.read, { params: { id: other.user.id } })
    return [person.replyTimeMinutes, person.answeredPercent]
  }
  const asked = async (daysAgo: number, answeredAfterHours: number | null) => {
    const createdAt = new Date(Date.now() - daysAgo * 24 * hourMs).toISOString()
    await database.insert(propertyInquiries).values({
      propertyId,
      tenantId: stranger.tenant.user.id,
      landlordId: other.user.id,
      createdAt,
      ...(answeredAfterHours !== null && {
        status: 'responded',
        firstResponseAt: new Date(Date.parse(createdAt) + answeredAfterHours * hourMs).toISOString(),
      }),
    })
  }
  await asked(10, 1)
  await asked(10, 30)
  await asked(91, 2)
  await asked(1, null)
  expect(await replies()).toEqual([null, null])
  await asked(10, 5)
  expect(await replies()).toEqual([300, 100])
  await asked(15, null)
  expect(await replies()).toEqual([300, 75])
})

test('the tenant is told once, in bell and conversation, that nobody answered, and nobody is of older ones', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * hourMs).toISOString()
  const [expired, old, open] = [await ask(), await ask(), await ask()]
  await expired.change({ createdAt: days(15) })
  await old.change({ createdAt: days(31) })
  await open.change({ createdAt: days(13) })
  await Promise.all([tellOfUnanswered(database), tellOfUnanswered(database)])
  const told = async ({ tenant }: typeof expired) =>
    (await tenant.call(notificationEndpoints.list)).notifications.filter(
      ({ title }) => title === 'No answer to your inquiry',
    )
  expect(await told(expired)).toMatchObject([
    { actionUrl: `/properties/${home}`, actionText: 'See similar homes' },
  ])
  expect([await told(old), await told(open)]).toEqual([[], []])
  const { threads } = await expired.tenant.call(threadEndpoints.list)
  expect(threads[0]?.lastMessage?.event).toEqual({ type: 'inquiry_expired', subjectId: expired.params.id })
})
