// What an account of less than a day takes with it: of what it agreed on, nothing.
import { describe, expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { howMany, inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, inArray, sql } from 'drizzle-orm'
import { day } from '../../../../test/day.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { newApplication, newTerms } from '../../../../test/new-application.ts'
import { newListing } from '../../../../test/new-listing.ts'
import { openTestApp, password } from '../../../../test/test-app.ts'
import { untilHandled } from '../../../../test/until-handled.ts'
import { runHousekeeping } from '../../../platform/database/housekeeping.ts'
import { applications } from '../../../schema/applications.ts'
import { aiNotifications } from '../../../schema/notifications.ts'
import { users } from '../../../schema/people.ts'
import { properties } from '../../../schema/properties.ts'
import { landlordRatings } from '../../../schema/ratings.ts'
import { tenancies } from '../../../schema/tenancies.ts'
import { threads } from '../../../schema/threads.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, signUpConfirmed: member, forgetLimits } = await openTestApp({ jobs: true, smtpUrl })
const body = { currentPassword: password }
const { close } = closingEndpoints
const { agree, decline, withdraw, acceptNotice, read, list } = tenancyEndpoints
const { invite, moveIn, notice } = tenancyWritingEndpoints

type Member = Awaited<ReturnType<typeof member>>
type Way = 'invited' | 'applied'
type Side = 'tenant' | 'landlord'

const calledOff = 'A tenancy was canceled'
const by = (id: string) => ({ params: { id } })

/** A home on the market that is offered to a tenant, and that another person applies for. */
const offer = async (way: Way, startsOn: string) => {
  await forgetLimits()
  const [landlord, tenant, rival] = [await member('landlord'), await member('tenant'), await member('tenant')]
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
  const apply = async (person: Member) =>
    (await person.call(applicationEndpoints.create, { body: newApplication(property.id) })).application.id
  const rivalId = await apply(rival)
  const terms = newTerms({ startsOn })
  const applicationId = way === 'applied' ? await apply(tenant) : null
  const answer =
    applicationId !== null
      ? await landlord.call(acceptEndpoints.accept, { ...by(applicationId), body: terms })
      : await landlord.call(invite, {
          body: { ...terms, propertyId: property.id, email: tenant.user.email },
        })
  return { landlord, tenant, rival, rivalId, applicationId, homeId: property.id, id: answer.tenancy.id }
}
type Offer = Awaited<ReturnType<typeof offer>>

const set = ({ id }: Offer, values: Partial<typeof tenancies.$inferInsert>) =>
  database.update(tenancies).set(values).where(eq(tenancies.id, id))

const begun = day(-40)
const later = day(40)

/** How a tenancy comes to be in each state, from its offer; and what it is once the account of one side has closed. */
const states: Record<
  string,
  { startsOn: string; acts: (all: Offer) => Promise<unknown>; becomes: 'gone' | 'cancelled' | 'the same' }
> = {
  offered: { startsOn: later, acts: async () => undefined, becomes: 'gone' },
  declined: { startsOn: later, acts: ({ tenant, id }) => tenant.call(decline, by(id)), becomes: 'gone' },
  withdrawn: {
    startsOn: later,
    acts: ({ landlord, id }) => landlord.call(withdraw, by(id)),
    becomes: 'gone',
  },
  lapsed: { startsOn: later, acts: all => set(all, { createdAt: '2020-01-01T00:00:00Z' }), becomes: 'gone' },
  agreed: { startsOn: later, acts: async () => undefined, becomes: 'cancelled' },
  'agreed, with a notice that waits for the landlord': {
    startsOn: later,
    acts: ({ tenant, id }) => tenant.call(notice, { ...by(id), body: { endsOn: day(20) } }),
    becomes: 'cancelled',
  },
  'called off': {
    startsOn: later,
    acts: ({ tenant, id }) => tenant.call(notice, { ...by(id), body: { endsOn: day(35) } }),
    becomes: 'the same',
  },
  begun: { startsOn: begun, acts: async () => undefined, becomes: 'cancelled' },
  'moved in': {
    startsOn: day(-1),
    acts: ({ tenant, id }) => tenant.call(moveIn, { ...by(id), body: { note: 'A scratch.' } }),
    becomes: 'cancelled',
  },
  rated: {
    startsOn: begun,
    acts: ({ tenant, id }) =>
      tenant.call(ratingWritingEndpoints.rate, { ...by(id), body: { rating: 5, text: 'Quiet.' } }),
    becomes: 'cancelled',
  },
  'begun, with a notice that waits for the tenant': {
    startsOn: begun,
    acts: ({ landlord, id }) => landlord.call(notice, { ...by(id), body: { endsOn: day(10) } }),
    becomes: 'cancelled',
  },
  'begun, with a notice in effect': {
    startsOn: begun,
    acts: ({ landlord, id }) => landlord.call(notice, { ...by(id), body: { endsOn: day(35) } }),
    becomes: 'cancelled',
  },
  'begun, with a notice that was accepted': {
    startsOn: begun,
    acts: async ({ tenant, landlord, id }) => {
      await landlord.call(notice, { ...by(id), body: { endsOn: day(5) } })
      await tenant.call(acceptNotice, { ...by(id), body: {} })
    },
    becomes: 'cancelled',
  },
  ended: { startsOn: begun, acts: all => set(all, { endsOn: day(-1) }), becomes: 'the same' },
}

const isAgreedIn = (state: string) => states[state]?.becomes !== 'gone'

const reach = async (state: string, way: Way) => {
  const { startsOn, acts, becomes } = states[state] ?? {}
  if (!startsOn || !acts || !becomes) throw new Error(`There is no state ${state}`)
  const all = await offer(way, startsOn)
  if (isAgreedIn(state)) await all.tenant.call(agree, by(all.id))
  await acts(all)
  await untilHandled(database)
  return { ...all, becomes }
}

const makeOld = ({ user }: Member) =>
  database.update(users).set({ createdAt: '2020-01-01T00:00:00Z' }).where(eq(users.id, user.id))
const makeYoung = ({ user }: Member) =>
  database.update(users).set({ createdAt: sql`now()` }).where(eq(users.id, user.id))

/** Newest first. */
const newsOf = async (person: Member, title?: string) => {
  const { notifications } = await person.call(notificationEndpoints.list)
  return notifications.filter(one => title === undefined || one.title === title)
}

const mailsOf = async ({ user }: Member, subject: string) =>
  (await mailsTo(user.email)).filter(mail => mail.subject.startsWith(subject))

const statusOf = async (rival: Member, id: string) =>
  (await rival.call(applicationEndpoints.read, by(id))).application.status

const homeOf = async ({ homeId }: Offer) => {
  const [home] = await database.select().from(properties).where(eq(properties.id, homeId))
  return home
}

const eventsFor = async (person: Member, tenancyId: string) => {
  const { threads } = await person.call(threadEndpoints.list)
  const of = async (id: string) => (await person.call(threadEndpoints.messages, by(id))).messages
  const messages = (await Promise.all(threads.map(({ id }) => of(id)))).flat()
  return messages.flatMap(({ event }) => (event?.subjectId === tenancyId ? [event] : []))
}

const former = { firstName: 'Former', lastName: 'member' }
const everyState = Object.keys(states)
const sides = ['tenant', 'landlord'] as const
const ways = ['invited', 'applied'] as const
const everyCase = everyState.flatMap(state => sides.flatMap(side => ways.map(way => ({ state, side, way }))))
/** In the short form six states, with each side and way in turns. */
const cases = everyCase.filter((_, index) => index % howMany(11, 1) === 0)

describe('what two agreed on outlives an account of less than a day', () => {
  test.each(cases)('$way, $state: the $side closes', async ({ state, side, way }) => {
    const all = await reach(state, way)
    const { becomes, id, rival, rivalId, applicationId } = all
    const [leaver, other] = side === 'tenant' ? [all.tenant, all.landlord] : [all.landlord, all.tenant]
    const before = (await other.call(read, by(id))).tenancy
    const known = (await newsOf(other)).length
    await makeOld(leaver)
    if (becomes === 'cancelled')
      expect(await leaver.refusal(close, { body })).toMatchObject({ status: 409, code: 'conflict' })
    await makeYoung(leaver)
    await leaver.call(close, { body })
    await untilHandled(database)

    const news = (await newsOf(other)).slice(0, -known || undefined)
    const isCancelled = becomes === 'cancelled'
    if (becomes === 'gone') {
      expect(await database.$count(tenancies, eq(tenancies.id, id))).toBe(0)
      expect((await other.refusal(read, by(id))).status).toBe(404)
      expect(news.map(({ title }) => title)).not.toContain(calledOff)
    } else {
      expect((await other.call(read, by(id))).tenancy).toMatchObject({
        ...before,
        [side]: former,
        status: isCancelled ? 'cancelled' : before.status,
        endReason: isCancelled ? 'account_closed' : null,
        address: side === 'landlord' ? '' : before.address, // their homes are hidden
        notice: before.notice && { ...before.notice, isWaiting: false },
        updatedAt: expect.any(String),
      })
      expect((await other.call(list)).tenancies.map(one => one.id)).toContain(id)
      const event = { type: 'tenancy_cancelled', reason: 'account_closed' }
      const ends = (await eventsFor(other, id)).filter(({ reason }) => reason === 'account_closed')
      expect(ends).toEqual(isCancelled ? [expect.objectContaining(event)] : [])
      const message = expect.stringContaining('closed their account')
      expect(news).toEqual(isCancelled ? [expect.objectContaining({ title: calledOff, message })] : [])
      if (isCancelled) {
        const about = async () =>
          (await mailsOf(other, calledOff)).filter(({ text }) => text.includes('closed their account'))
        await untilTrue(async () => (await about()).length > 0)
        expect(await about()).toHaveLength(1)
      }
      if (applicationId) expect(await statusOf(other, applicationId)).toBe('accepted')
    }

    const isFreed = isCancelled && side === 'tenant'
    const isOpen = isFreed || (becomes === 'gone' && side === 'tenant')
    expect((await homeOf(all))?.isAvailable ?? false).toBe(isOpen)
    expect(await statusOf(rival, rivalId)).toBe(isOpen ? 'submitted' : 'declined')
    expect(await newsOf(rival, 'Your application is open again')).toHaveLength(isFreed ? 1 : 0)
  })
})

const homeAsListed = async ({ landlord, homeId }: Offer) =>
  (await landlord.call(ownPropertyEndpoints.my, { query: { id: homeId } })).properties[0]

test('the applicant who was declined for a tenant who leaves can have the home', async () => {
  const all = await reach('begun', 'applied')
  const { landlord, tenant, rival, rivalId } = all
  expect(await homeAsListed(all)).toMatchObject({ isAvailable: false, openApplications: 0 })
  await tenant.call(close, { body })
  expect(await homeAsListed(all)).toMatchObject({ isAvailable: true, openApplications: 1 })
  await untilTrue(async () => (await mailsOf(rival, 'Your application is open again')).length === 1)
  const { tenancy } = await landlord.call(acceptEndpoints.accept, { ...by(rivalId), body: newTerms() })
  await rival.call(agree, by(tenancy.id))
  const { application } = await rival.call(applicationEndpoints.read, by(rivalId))
  expect(application).toMatchObject({ status: 'accepted', tenancy: { id: tenancy.id, status: 'agreed' } })
  expect((await homeOf(all))?.isAvailable).toBe(false)
})

test('an applicant whose offer was withdrawn for the agreement waits for a new one', async () => {
  const { landlord, tenant, rival, rivalId, id } = await offer('applied', later)
  const { accept } = acceptEndpoints
  const withdrawn = (await landlord.call(accept, { ...by(rivalId), body: newTerms() })).tenancy
  await tenant.call(agree, by(id))
  await tenant.call(close, { body })
  expect(await statusOf(rival, rivalId)).toBe('submitted')
  const { tenancy } = await landlord.call(accept, { ...by(rivalId), body: newTerms() })
  const { applications } = await rival.call(applicationEndpoints.list)
  expect(applications).toMatchObject([{ id: rivalId, status: 'accepted', tenancy: { id: tenancy.id } }])
  expect((await rival.call(read, by(withdrawn.id))).tenancy.status).toBe('withdrawn')
})

test('a home that was not available before stays so, and so does one where someone else of the household lives', async () => {
  const unlisted = await offer('invited', begun)
  const { landlord, tenant, homeId, rival, rivalId } = unlisted
  await landlord.call(listingEndpoints.update, { ...by(homeId), body: { isAvailable: false } })
  await tenant.call(agree, by(unlisted.id))
  await tenant.call(close, { body })
  expect((await homeOf(unlisted))?.isAvailable).toBe(false)
  expect(await statusOf(rival, rivalId)).toBe('submitted')

  const shared = await offer('invited', begun)
  const roommate = await member('tenant')
  const { tenancy: second } = await shared.landlord.call(invite, {
    body: {
      propertyId: shared.homeId,
      email: roommate.user.email,
      startsOn: begun,
      householdOf: shared.id,
    },
  })
  await shared.tenant.call(agree, by(shared.id))
  await roommate.call(agree, by(second.id))
  await shared.tenant.call(close, { body })
  expect((await homeOf(shared))?.isAvailable).toBe(false)
  expect(await statusOf(shared.rival, shared.rivalId)).toBe('declined')
  await roommate.call(close, { body })
  expect((await homeOf(shared))?.isAvailable).toBe(true)
  expect(await statusOf(shared.rival, shared.rivalId)).toBe('submitted')
})

test('an applicant who has left meanwhile, or applied again, does not apply twice', async () => {
  const left = await reach('begun', 'applied')
  await left.rival.call(close, { body })
  await left.tenant.call(close, { body })
  expect((await left.landlord.call(applicationEndpoints.read, by(left.rivalId))).application.status).toBe(
    'declined',
  )

  const again = await reach('begun', 'applied')
  await set(again, { endsOn: day(10) })
  await again.landlord.call(listingEndpoints.update, {
    ...by(again.homeId),
    body: { isAvailable: true, availableDate: day(11) },
  })
  const second = newApplication(again.homeId)
  const { application } = await again.rival.call(applicationEndpoints.create, { body: second })
  await again.tenant.call(close, { body })
  expect(await statusOf(again.rival, again.rivalId)).toBe('declined')
  expect(await statusOf(again.rival, application.id)).toBe('submitted')
})

test('once all of them have left, nothing is left of what they had to do with each other', async () => {
  for (const state of everyState.filter((_, index) => index % howMany(9, 1) === 0)) {
    const all = await reach(state, 'applied')
    const { landlord, tenant, rival, homeId } = all
    await tenant.call(close, { body })
    await rival.call(close, { body })
    await landlord.call(ownPropertyEndpoints.delete, by(homeId))
    await landlord.call(close, { body })
    await untilHandled(database)
    await runHousekeeping(database)
    const ids = [landlord, tenant, rival].map(({ user }) => user.id)
    const left = {
      tenancies: await database.$count(tenancies, eq(tenancies.propertyId, homeId)),
      homes: await database.$count(properties, eq(properties.id, homeId)),
      applications: await database.$count(applications, inArray(applications.tenantId, ids)),
      conversations: await database.$count(threads, inArray(threads.tenantId, ids)),
      ratings: await database.$count(landlordRatings, inArray(landlordRatings.authorId, ids)),
      notifications: await database.$count(aiNotifications, inArray(aiNotifications.userId, ids)),
    }
    expect({ state, ...left }).toEqual({
      state,
      ...{ tenancies: 0, homes: 0, applications: 0, conversations: 0, ratings: 0, notifications: 0 },
    })
  }
})

describe('of a closing and an act of the other side at once', () => {
  /** The rounds share nothing and mostly wait: in the long form ten of six at once are sixty. */
  const sixAtOnce =
    <Given extends unknown[]>(round: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      await Promise.all(Array.from({ length: howMany(1, 6) }, () => round(...given)))
    }

  /** Sends both, the closing a little earlier, because the password is checked first. */
  const atOnce = async (leaver: Member, act: () => Promise<Response>) => {
    const closing = leaver.sendTo(close, { body })
    await Bun.sleep(Math.random() * 40)
    const [acted, closed] = await Promise.all([act(), closing])
    expect(closed.ok ? '' : await closed.text()).toBe('')
    return acted.status
  }

  const races: Record<string, { state: string; side: Side; act: (all: Offer) => Promise<Response> }> = {
    'the landlord closes, the tenant agrees': {
      state: 'offered',
      side: 'landlord',
      act: ({ tenant, id }) => tenant.sendTo(agree, by(id)),
    },
    'the landlord closes, the tenant gives notice': {
      state: 'begun',
      side: 'landlord',
      act: ({ tenant, id }) => tenant.sendTo(notice, { ...by(id), body: { endsOn: day(35) } }),
    },
    'the landlord closes, the tenant accepts a notice': {
      state: 'begun, with a notice that waits for the tenant',
      side: 'landlord',
      act: ({ tenant, id }) => tenant.sendTo(acceptNotice, { ...by(id), body: {} }),
    },
    'the landlord closes, the tenant rates': {
      state: 'begun',
      side: 'landlord',
      act: ({ tenant, id }) => tenant.sendTo(ratingWritingEndpoints.rate, { ...by(id), body: { rating: 5 } }),
    },
    'the tenant closes, the landlord gives notice': {
      state: 'begun',
      side: 'tenant',
      act: ({ landlord, id }) => landlord.sendTo(notice, { ...by(id), body: { endsOn: day(35) } }),
    },
    'the tenant closes, the landlord calls off': {
      state: 'agreed',
      side: 'tenant',
      act: ({ landlord, id }) => landlord.sendTo(notice, { ...by(id), body: { endsOn: day(35) } }),
    },
    'the tenant closes, the landlord withdraws': {
      state: 'offered',
      side: 'tenant',
      act: ({ landlord, id }) => landlord.sendTo(withdraw, by(id)),
    },
    'the tenant closes, the landlord deletes the home': {
      state: 'begun',
      side: 'tenant',
      act: ({ landlord, homeId }) => landlord.sendTo(ownPropertyEndpoints.delete, by(homeId)),
    },
  }

  test.each(Object.keys(races))(
    '%s: nothing that was agreed on goes on, or is gone',
    sixAtOnce(async (name: string) => {
      const { state, side, act } = races[name] ?? {}
      if (!state || !side || !act) throw new Error(`There is no race ${name}`)
      const all = await reach(state, 'applied')
      const { tenant, landlord, id } = all
      const status = await atOnce(side === 'tenant' ? tenant : landlord, () => act(all))
      expect([200, 201, 204, 404, 409]).toContain(status)
      const [row] = await database.select().from(tenancies).where(eq(tenancies.id, id))
      const wasAgreed = state !== 'offered' || (name.endsWith('agrees') && status === 200)
      const isCalledOffBefore = name.endsWith('calls off') && status === 200
      expect([row?.status, row?.endReason]).toEqual(
        wasAgreed ? ['cancelled', isCalledOffBefore ? null : 'account_closed'] : [undefined, undefined],
      )
      await untilHandled(database)
      const other = side === 'tenant' ? landlord : tenant
      const ends = (await eventsFor(other, id)).filter(({ type }) => type === 'tenancy_cancelled')
      expect(ends).toHaveLength(wasAgreed ? 1 : 0)
      expect(await newsOf(other, calledOff)).toHaveLength(wasAgreed && !isCalledOffBefore ? 1 : 0)
    }),
    inRounds(10),
  )

  test(
    'a roommate agrees: the home is theirs, and its applicants are declined',
    sixAtOnce(async () => {
      const { landlord, tenant, rival, rivalId, homeId, id } = await offer('invited', begun)
      const roommate = await member('tenant')
      const terms = { propertyId: homeId, email: roommate.user.email, startsOn: begun, householdOf: id }
      const { tenancy } = await landlord.call(invite, { body: terms })
      await tenant.call(agree, by(id))
      expect(await atOnce(tenant, () => roommate.sendTo(agree, by(tenancy.id)))).toBe(200)
      const [home] = await database.select().from(properties).where(eq(properties.id, homeId))
      expect([home?.isAvailable, await statusOf(rival, rivalId)]).toEqual([false, 'declined'])
    }),
    inRounds(10),
  )

  test(
    'the other closes, too: nothing of the two is left',
    sixAtOnce(async () => {
      const { landlord, tenant, homeId, id } = await reach('begun', 'invited')
      await atOnce(landlord, () => tenant.sendTo(close, { body }))
      expect(await database.$count(tenancies, eq(tenancies.id, id))).toBe(0)
      expect(await database.$count(properties, eq(properties.id, homeId))).toBe(0)
    }),
    inRounds(10),
  )
})
