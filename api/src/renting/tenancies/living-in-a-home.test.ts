import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { statesOf } from '@portal/contract/lifecycle'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import {
  isNoticeWaitingAt,
  mayTakeTenancy,
  type StoredTenancyState,
  type TenancyAction,
  type TenancyState,
  tenancyLifecycle,
  tenancyStateAt,
} from '@portal/contract/tenancies/lifecycle'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeOffer, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { threadMessages } from '../../schema/threads.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const {
  database,
  forgetLimits,
  signUpConfirmed: member,
  visitor,
} = await openTestApp({ jobs: true, smtpUrl })
const { read, list, agree, decline, withdraw, acceptNotice } = tenancyEndpoints
const { moveIn, notice } = tenancyWritingEndpoints

const untilMailedAbout = async ({ user: { email } }: { user: { email: string } }, subject: string) => {
  const find = async () => (await mailsTo(email)).find(mail => mail.subject.startsWith(subject))
  await untilTrue(async () => (await find()) !== undefined)
  return (await find())?.text
}

const [tenant, landlord] = [await member('tenant'), await member('landlord')]
const strangers = { tenant: await member('tenant'), landlord: await member('landlord') }

type TenancyValues = Partial<typeof tenancies.$inferInsert>

/** An agreed tenancy of these two, which began ten days ago. */
const living = async (values: TenancyValues = {}, [one, other] = [tenant, landlord]) => {
  const agreedAt = new Date().toISOString()
  const people = { tenant: one.user.id, landlord: other.user.id }
  const id = await makeOffer(database, people, { status: 'agreed', agreedAt, startsOn: day(-10), ...values })
  return { id, params: { id } }
}
const change = (id: string, values: TenancyValues) =>
  database.update(tenancies).set(values).where(eq(tenancies.id, id))
const stored = async (id: string) => {
  const [row] = await database.select().from(tenancies).where(eq(tenancies.id, id))
  if (!row) throw new Error('The tenancy is gone')
  return row
}
const noticeOf = (by: 'tenant' | 'landlord', noticeEndsOn: string): TenancyValues => ({
  noticeBy: by,
  noticeAt: new Date().toISOString(),
  noticeEndsOn,
})
const eventsOf = async (id: string) =>
  (
    await database
      .select({ event: threadMessages.event })
      .from(threadMessages)
      .where(sql`${threadMessages.event} ->> 'subjectId' = ${id}`)
      .orderBy(threadMessages.position)
  ).map(({ event }) => event?.type)

describe('every state, verb and side', () => {
  const inState: Record<TenancyState, TenancyValues> = {
    offered: { status: 'offered', agreedAt: null },
    expired: { status: 'offered', agreedAt: null, createdAt: '2026-01-01T00:00:00.000Z' },
    agreed: { startsOn: day(20) },
    active: {},
    ended: { endsOn: day(-1) },
    declined: { status: 'declined', agreedAt: null },
    withdrawn: { status: 'withdrawn', agreedAt: null },
    cancelled: { status: 'cancelled', startsOn: day(20) },
  }
  const verbs = {
    agree: [agree, undefined],
    decline: [decline, undefined],
    withdraw: [withdraw, undefined],
    moveIn: [moveIn, {}],
    notice: [notice, { endsOn: day(40) }],
    acceptNotice: [acceptNotice, {}],
  } as const satisfies Record<TenancyAction, unknown>
  const isEver = (action: TenancyAction, side: 'tenant' | 'landlord') =>
    statesOf(tenancyLifecycle).some(state => mayTakeTenancy(action, side, state))

  test.each(Object.keys(verbs) as TenancyAction[])(
    '%s is for one side or both, in some states, is one event, and is not there for strangers',
    async action => {
      const [endpoint, body] = verbs[action]
      for (const state of statesOf(tenancyLifecycle))
        for (const side of ['tenant', 'landlord'] as const) {
          await forgetLimits()
          const other = side === 'tenant' ? 'landlord' : 'tenant'
          const waits = action === 'acceptNotice' ? noticeOf(other, day(10)) : {}
          const { id, params } = await living({ ...inState[state], ...waits })
          const others = side === 'tenant' ? [strangers.tenant, strangers.landlord, visitor()] : []
          for (const stranger of others)
            expect((await stranger.sendTo(endpoint, { params, body })).status).toBe(
              stranger === strangers.tenant || stranger === strangers.landlord ? 404 : 401,
            )
          const person = side === 'tenant' ? tenant : landlord
          const { status } = await person.sendTo(endpoint, { params, body })
          const may = mayTakeTenancy(action, side, state)
          expect([state, side, status]).toEqual([state, side, may ? 200 : isEver(action, side) ? 409 : 403])
          expect(await eventsOf(id)).toHaveLength(may ? 1 : 0)
        }
    },
  )

  test('are read by one rule in SQL and in the contract, notices too', async () => {
    const today = day(0)
    const days = [null, day(-1), today, day(1)]
    for (const status of ['offered', 'agreed', 'cancelled'] as StoredTenancyState[])
      for (const startsOn of [day(-5), today, day(1)])
        for (const endsOn of days.filter(each => each === null || each >= startsOn))
          for (const noticeEndsOn of days) {
            const { id, params } = await living({
              status,
              startsOn,
              endsOn,
              ...(noticeEndsOn && noticeOf('tenant', noticeEndsOn)),
            })
            const { createdAt } = await stored(id)
            const { tenancy } = await tenant.call(read, { params })
            const state = tenancyStateAt({ status, startsOn, endsOn, createdAt }, today, Date.now())
            expect(tenancy.status).toBe(state)
            expect(tenancy.notice?.isWaiting ?? false).toBe(
              isNoticeWaitingAt({ status: state, endsOn, noticeEndsOn }, today),
            )
          }
  })
})

describe('notice', () => {
  const give = (id: string, endsOn: string, by = tenant) =>
    by.call(notice, { params: { id }, body: { endsOn } })

  test.each([
    ['of 30 days', {}, 30, true],
    ['of 31 days', {}, 31, true],
    ['of 29 days', {}, 29, false],
    ['for today', {}, 0, false],
    ['before an agreed end', { endsOn: day(200) }, 40, false],
  ] as const)('%s takes effect by itself, or waits', async (_, values, days, isInEffect) => {
    await forgetLimits()
    for (const by of [tenant, landlord]) {
      const { id, params } = await living(values)
      const { tenancy } = await give(id, day(days), by)
      expect(tenancy.notice).toMatchObject({
        by: by.user.userType,
        endsOn: day(days),
        isInEffect,
        isWaiting: !isInEffect,
      })
      expect(tenancy.endsOn).toBe(isInEffect ? day(days) : 'endsOn' in values ? values.endsOn : null)
      if (isInEffect) continue
      const other = by === tenant ? landlord : tenant
      const accepted = await other.call(acceptNotice, { params, body: { endsOn: day(days) } })
      expect(accepted.tenancy).toMatchObject({
        endsOn: day(days),
        notice: { isInEffect: true, isWaiting: false },
        status: 'active',
      })
      expect(await eventsOf(id)).toEqual(['tenancy_notice', 'tenancy_notice_accepted'])
    }
  })

  test('calls off a tenancy that has not begun by then, at once or once it is accepted', async () => {
    await forgetLimits()
    const far = await living({ startsOn: day(60) })
    expect((await give(far.id, day(40))).tenancy).toMatchObject({ status: 'cancelled', endsOn: null })
    expect(await eventsOf(far.id)).toEqual(['tenancy_cancelled'])
    const near = await living({ startsOn: day(20) })
    expect((await give(near.id, day(5))).tenancy.status).toBe('agreed')
    const { tenancy } = await landlord.call(acceptNotice, { params: near.params, body: {} })
    expect(tenancy).toMatchObject({ status: 'cancelled', notice: { isInEffect: true } })
  })

  test('is refused for a day that has passed, is years away, is no day, or is not before the agreed end', async () => {
    await forgetLimits()
    const open = await living()
    const ending = await living({ endsOn: day(50) })
    const fieldsOf = async (id: string, endsOn: string) =>
      (await tenant.refusal(notice, { params: { id }, body: { endsOn } })).fields
    expect(await fieldsOf(open.id, day(-1))).toEqual({ endsOn: 'This day has passed' })
    expect(await fieldsOf(open.id, day(5 * 366))).toEqual({
      endsOn: 'Please enter a day within the next 5 years',
    })
    for (const wrong of ['2027-02-29', '2027-2-1', '9999-12-31', '', '2027-04-01T00:00:00Z'])
      expect(await fieldsOf(open.id, wrong)).toEqual({ endsOn: 'Please enter a date' })
    for (const days of [50, 51])
      expect(Object.keys((await fieldsOf(ending.id, day(days))) ?? {})).toEqual(['endsOn'])
    expect(await eventsOf(open.id)).toEqual([])
  })

  test('on a leap day is a day like any other', async () => {
    await forgetLimits()
    const { id } = await living()
    const years = Array.from({ length: 5 }, (_, index) => Number(day(0).slice(0, 4)) + index)
    const leapDays = years.filter(year => year % 4 === 0).map(year => `${year}-02-29`)
    const leapDay = leapDays.find(each => each >= day(30)) ?? ''
    expect((await give(id, leapDay)).tenancy.endsOn).toBe(leapDay)
  })

  test('that waits is replaced by a later one of either side; the same day from both takes effect', async () => {
    await forgetLimits()
    const { id, params } = await living()
    await give(id, day(10))
    expect((await give(id, day(12))).tenancy.notice).toMatchObject({ endsOn: day(12), isWaiting: true })
    const late = await landlord.refusal(acceptNotice, { params, body: { endsOn: day(10) } })
    expect(late.message).toContain('The notice has changed')
    expect((await give(id, day(14), landlord)).tenancy.notice).toMatchObject({
      by: 'landlord',
      isWaiting: true,
    })
    expect((await landlord.refusal(acceptNotice, { params, body: {} })).status).toBe(403)
    expect((await give(id, day(14))).tenancy).toMatchObject({ endsOn: day(14), notice: { isInEffect: true } })
    expect((await landlord.refusal(acceptNotice, { params, body: {} })).message).toBe(
      'There is no notice to accept.',
    )
    const earlier = await give(id, day(3), landlord)
    expect(earlier.tenancy).toMatchObject({ endsOn: day(14), notice: { endsOn: day(3), isWaiting: true } })
  })

  test('that was not accepted by its day cannot be accepted after it', async () => {
    const { id, params } = await living(noticeOf('landlord', day(-1)))
    expect((await tenant.call(read, { params })).tenancy.notice).toMatchObject({
      isInEffect: false,
      isWaiting: false,
    })
    expect((await tenant.refusal(acceptNotice, { params, body: {} })).status).toBe(409)
    expect((await stored(id)).endsOn).toBeNull()
  })

  test('tells the other side once, in the portal and by mail, and is without contact details', async () => {
    await forgetLimits()
    const [one, other] = [await member('tenant'), await member('landlord')]
    const { id, params } = await living({}, [one, other])
    const reason = 'I move away, write to me at ada@example.com'
    const { tenancy } = await one.call(notice, { params, body: { endsOn: day(10), reason } })
    expect(tenancy.notice?.reason).toBe('I move away, write to me at [EMAIL REMOVED]')
    const toLandlord = await untilMailedAbout(other, 'Please respond to a notice')
    expect(toLandlord).toContain(`/landlord/properties/${tenancy.propertyId}`)
    await other.call(acceptNotice, { params, body: {} })
    const toTenant = await untilMailedAbout(one, 'Your notice was accepted')
    expect(toTenant).toContain(`/tenancies/${id}`)
    const titlesFor = async (person: typeof one) =>
      (await person.call(notificationEndpoints.list)).notifications.map(({ title }) => title)
    expect(await titlesFor(other)).toEqual(['Please respond to a notice'])
    expect(await titlesFor(one)).toEqual(['Your notice was accepted'])
    expect(await mailsTo(other.user.email)).toHaveLength(1)
  })

  test('may be given by someone who may not post, but without words', async () => {
    await forgetLimits()
    const restricted = await member('tenant')
    await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, restricted.user.id))
    const { params } = await living({}, [restricted, landlord])
    const body = { endsOn: day(40) }
    const refused = await restricted.refusal(notice, { params, body: { ...body, reason: 'I move away.' } })
    expect(refused.code).toBe('restricted')
    expect((await restricted.call(notice, { params, body })).tenancy.notice?.isInEffect).toBe(true)
    expect((await restricted.refusal(moveIn, { params, body: { note: 'The tap drips.' } })).code).toBe(
      'restricted',
    )
    expect((await restricted.call(moveIn, { params, body: {} })).tenancy.movedInAt).not.toBeNull()
  })

  test('is not there for a home that was deleted, and at most 20 are given a day', async () => {
    await forgetLimits()
    const { id, params } = await living()
    const { propertyId } = await stored(id)
    const deleted = (deletedAt: string | null) =>
      database.update(properties).set({ deletedAt }).where(eq(properties.id, propertyId))
    await deleted(new Date().toISOString())
    for (const person of [tenant, landlord])
      expect((await person.refusal(notice, { params, body: { endsOn: day(40) } })).status).toBe(404)
    await deleted(null)
    for (let index = 0; index < 19; index += 1) await give(id, day(index))
    expect((await tenant.refusal(notice, { params, body: { endsOn: day(25) } })).status).toBe(429)
  })
})

describe('a tenancy that ended', () => {
  test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'])(
    'ends at midnight in %s: the tenant can no longer request a repair, and both still read all of it',
    async timeZone => {
      await forgetLimits()
      const { id, params } = await living()
      const { propertyId } = await stored(id)
      await database.update(properties).set({ timeZone }).where(eq(properties.id, propertyId))
      await tenant.call(notice, { params, body: { endsOn: day(0, { timeZone }) } })
      await landlord.call(acceptNotice, { params, body: {} })
      const body = newRequest(propertyId)
      const { request } = await tenant.call(filingEndpoints.create, { body })
      await change(id, { endsOn: day(-1, { timeZone }) })
      expect((await tenant.refusal(filingEndpoints.create, { body })).status).toBe(404)
      for (const person of [tenant, landlord]) {
        const { tenancy } = await person.call(read, { params })
        expect(tenancy.status).toBe('ended')
        expect((await person.call(list)).tenancies.map(each => each.id)).toContain(id)
        const repair = await person.call(maintenanceEndpoints.read, { params: { id: request.id } })
        expect(repair.request.title).toBe('Dripping tap')
        const { messages } = await person.call(threadEndpoints.messages, {
          params: { id: tenancy.threadId ?? '' },
        })
        expect(messages.map(({ event }) => event?.type)).toEqual([
          'tenancy_notice',
          'tenancy_notice_accepted',
        ])
      }
    },
  )
})

describe('moving in', () => {
  test('is said once, with a note and photos that only the two see', async () => {
    const { id, params } = await living()
    const photo = await uploadPhoto(tenant, await pictureOf(40, 30), { purpose: 'move_in' })
    const body = { note: 'A scratch by the door. Call 555-123-4567.', photos: [photo.url] }
    const { tenancy } = await tenant.call(moveIn, { params, body })
    expect(tenancy).toMatchObject({
      moveInNote: 'A scratch by the door. Call [PHONE REMOVED].',
      moveInPhotos: [photo.url],
      movedInAt: expect.any(String),
    })
    expect((await landlord.call(read, { params })).tenancy).toMatchObject({ moveInPhotos: [photo.url] })
    const looks = [tenant, landlord, strangers.tenant, strangers.landlord, visitor()].map(
      async each => (await each.sendTo(photoEndpoints.read, { params: { id: photo.id } })).status,
    )
    expect(await Promise.all(looks)).toEqual([200, 200, 404, 404, 404])
    expect((await tenant.refusal(moveIn, { params, body })).message).toBe(
      'You’ve already said that you moved in.',
    )
    expect(await eventsOf(id)).toEqual(['tenancy_moved_in'])
  })

  test('takes only the tenant’s own photos for it', async () => {
    const { id, params } = await living()
    const file = await pictureOf(40, 30)
    const ofHome = await uploadPhoto(tenant, file, { purpose: 'home' })
    const ofOther = await uploadPhoto(strangers.tenant, file, { purpose: 'move_in' })
    for (const { url } of [ofHome, ofOther])
      expect((await tenant.refusal(moveIn, { params, body: { photos: [url] } })).fields).toEqual({
        photos: 'This is not one of your photos',
      })
    expect((await stored(id)).movedInAt).toBeNull()
  })

  test('cancels the tenant’s own tour to come, and nobody else’s', async () => {
    await forgetLimits()
    const { id, params } = await living()
    const { propertyId } = await stored(id)
    const tourOf = async ({ user }: typeof tenant, hours: number) => {
      const scheduledDate = new Date(Date.now() + hours * 3_600_000).toISOString()
      const parties = {
        propertyId,
        tenantId: user.id,
        landlordId: landlord.user.id,
        message: 'May I see it?',
      }
      const tour = { ...parties, id: Bun.randomUUIDv7(), scheduledDate, status: 'scheduled' } as const
      await database.insert(propertyInquiries).values(tour)
      return async () =>
        (await landlord.call(inquiryEndpoints.read, { params: { id: tour.id } })).inquiry.status
    }
    const [own, past, ofOther] = [
      await tourOf(tenant, 30),
      await tourOf(tenant, -30),
      await tourOf(strangers.tenant, 30),
    ]
    await tenant.call(moveIn, { params, body: {} })
    expect([await own(), await past(), await ofOther()]).toEqual(['cancelled', 'scheduled', 'scheduled'])
  })

  test('tells the landlord by mail', async () => {
    const other = await member('landlord')
    const { params } = await living({}, [tenant, other])
    await tenant.call(moveIn, { params, body: {} })
    expect(await untilMailedAbout(other, 'Your tenant moved in')).toContain('Alex Doe moved into')
  })
})

test('the conversation says what comes next, to each side', async () => {
  await forgetLimits()
  const { params } = await living({ startsOn: day(-30) })
  const { tenancy } = await tenant.call(notice, { params, body: { endsOn: day(3) } })
  const stepFor = async (person: typeof tenant) =>
    (await person.call(threadEndpoints.messages, { params: { id: tenancy.threadId ?? '' } })).thread.nextStep
  const [toTenancy, toHome] = [`/tenancies/${tenancy.id}`, `/landlord/properties/${tenancy.propertyId}`]
  expect(await stepFor(tenant)).toMatchObject({ type: 'accept_notice', isYours: false, actionUrl: toTenancy })
  expect(await stepFor(landlord)).toMatchObject({ type: 'accept_notice', isYours: true, actionUrl: toHome })
  await landlord.call(acceptNotice, { params, body: {} })
  expect(await stepFor(tenant)).toMatchObject({ type: 'move_in', isYours: true })
  await change(tenancy.id, { startsOn: day(-31) })
  expect(await stepFor(tenant)).toBeNull()
  await change(tenancy.id, { startsOn: day(-30) })
  await tenant.call(moveIn, { params, body: {} })
  expect(await stepFor(landlord)).toBeNull()
})

describe('at the same moment', () => {
  test(
    'twenty times moved in is once',
    async () => {
      await forgetLimits()
      const { id, params } = await living()
      const sent = Array.from({ length: 20 }, () => tenant.sendTo(moveIn, { params, body: {} }))
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      expect(statuses.filter(status => status === 200)).toHaveLength(1)
      expect(statuses.filter(status => status === 409)).toHaveLength(19)
      expect(await eventsOf(id)).toEqual(['tenancy_moved_in'])
    },
    inRounds(50),
  )

  test(
    'two notices for different days leave the later one, whole; two for the same day take effect',
    async () => {
      await forgetLimits()
      const { id, params } = await living()
      const send = (person: typeof tenant, days: number, reason: string) =>
        person.sendTo(notice, { params, body: { endsOn: day(days), reason } })
      await Promise.all([send(tenant, 10, 'I move away.'), send(landlord, 12, 'I need it myself.')])
      const { noticeBy, noticeEndsOn, noticeReason, endsOn } = await stored(id)
      expect(endsOn).toBeNull()
      const byTenant = { noticeEndsOn: day(10), noticeReason: 'I move away.' }
      const byLandlord = { noticeEndsOn: day(12), noticeReason: 'I need it myself.' }
      expect({ noticeEndsOn, noticeReason }).toEqual(noticeBy === 'tenant' ? byTenant : byLandlord)
      await Promise.all([send(tenant, 5, 'I move away.'), send(landlord, 5, 'I need it myself.')])
      expect((await stored(id)).endsOn).toBe(day(5))
      expect(await eventsOf(id)).toHaveLength(4)
    },
    inRounds(50),
  )

  test(
    'a notice against its acceptance: nobody accepts a day that they have not read',
    async () => {
      await forgetLimits()
      const { id, params } = await living(noticeOf('tenant', day(10)))
      const [replaced, accepted] = await Promise.all([
        tenant.sendTo(notice, { params, body: { endsOn: day(5) } }),
        landlord.sendTo(acceptNotice, { params, body: { endsOn: day(10) } }),
      ])
      expect(replaced.status).toBe(200)
      const { endsOn, noticeEndsOn } = await stored(id)
      expect([accepted.status, endsOn, noticeEndsOn]).toEqual(
        accepted.status === 200 ? [200, day(10), day(5)] : [409, null, day(5)],
      )
    },
    inRounds(50),
  )
})
