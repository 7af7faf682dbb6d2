import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { TourSlots } from '@portal/contract/properties/tour-hours'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { howMany, inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { storedListing } from '../../../test/new-listing.ts'
import { newTourHours, slotIn } from '../../../test/new-tour-hours.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { properties } from '../../schema/properties.ts'
import { threads } from '../../schema/threads.ts'

const { database, signUp, forgetLimits } = await openTestApp({ jobs: true })
const { read, change, slots, book } = tourHoursEndpoints
const [landlord, stranger, tenant] = [
  await signUp('landlord'),
  await signUp('landlord'),
  await signUp('tenant'),
]
const crowd = await Promise.all(Array.from({ length: 20 }, () => signUp('tenant')))

/** With hours on every morning. */
const makeHome = async (fields: Partial<typeof properties.$inferInsert> = {}) => {
  await forgetLimits()
  await database.delete(propertyInquiries)
  const id = Bun.randomUUIDv7()
  const landlordId = landlord.user.id
  await database
    .insert(properties)
    .values({ ...storedListing(), ...newTourHours(), id, landlordId, ...fields })
  const params = { id }
  return {
    params,
    isHome: eq(properties.id, id),
    isAbout: eq(propertyInquiries.propertyId, id),
    open: async () => (await tenant.call(slots, { params })).slots,
    book: (startsAt: string, person = tenant) => person.call(book, { params, body: { startsAt } }),
    refusal: (startsAt: string, person = tenant) => person.refusal(book, { params, body: { startsAt } }),
    send: (startsAt: string, person = tenant) => person.sendTo(book, { params, body: { startsAt } }),
  }
}
const titlesOf = async (person: typeof tenant) =>
  (await person.call(notificationEndpoints.list)).notifications.map(({ title }) => title)
const [second, third] = [slotIn(2), slotIn(3)]

describe('tour hours', () => {
  test('are the landlord’s own, and stay as they were sent', async () => {
    const { params } = await makeHome()
    const body = { ...newTourHours('10:00', '11:00'), tourDaysOff: ['2036-05-04'] }
    expect((await landlord.call(change, { params, body })).hours).toMatchObject(body)
    expect((await landlord.call(read, { params })).hours).toMatchObject(body)
    expect((await stranger.refusal(change, { params, body })).status).toBe(404)
    expect((await stranger.refusal(read, { params })).status).toBe(404)
  })

  const monday = (from: string, to: string) => ({ weekday: 1, from, to })
  test.each([
    ['Monday: please end at least 30 minutes after the start', [monday('12:00', '09:00')]],
    ['Monday: please end at least 30 minutes after the start', [monday('09:00', '09:29')]],
    ['Monday: these times overlap', [monday('09:00', '12:00'), monday('11:59', '13:00')]],
    ['Please enter a time', [monday('24:00', '25:00')]],
    ['Please add at most 21 times', Array.from({ length: 22 }, () => monday('09:00', '10:00'))],
  ])('are refused at their field: %s', async (message, tourHours) => {
    const { params } = await makeHome()
    const { fields } = await landlord.refusal(change, { params, body: { tourHours, tourDaysOff: [] } })
    expect(fields).toEqual({ tourHours: message })
  })
})

describe('a slot', () => {
  test('is booked in one press: the tour is set, both see it, the landlord is notified, and it is no longer open', async () => {
    const home = await makeHome()
    expect(await home.open()).toContain(second)
    const { inquiry } = await home.book(second)
    expect(inquiry).toMatchObject({ status: 'scheduled', scheduledDate: second, sequence: 1, message: null })
    expect((await landlord.call(inquiryEndpoints.read, { params: { id: inquiry.id } })).inquiry).toEqual(
      inquiry,
    )
    const { messages } = await tenant.call(threadEndpoints.messages, {
      params: { id: inquiry.threadId ?? '' },
    })
    expect(messages.map(({ event }) => event)).toEqual([
      { type: 'viewing_chosen', subjectId: inquiry.id, at: second },
    ])
    await untilHandled(database)
    expect((await titlesOf(landlord))[0]).toBe('Tour scheduled')
    expect(await home.open()).not.toContain(second)
    expect((await home.open()).length).toBeGreaterThan(60)
  })

  test('turns the open tour request into its tour, and another slot moves it', async () => {
    const home = await makeHome()
    const ask = { propertyId: home.params.id, message: 'May I see it?' }
    const { inquiry: asked } = await tenant.call(inquiryEndpoints.create, { body: ask })
    const { inquiry: booked } = await home.book(second)
    expect(booked).toMatchObject({ id: asked.id, status: 'scheduled', scheduledDate: second, sequence: 1 })
    await untilHandled(database)
    expect(await titlesOf(landlord)).toContain('Tour scheduled')
    expect((await home.book(third)).inquiry).toMatchObject({
      id: asked.id,
      scheduledDate: third,
      sequence: 2,
    })
    expect(await home.open()).toContain(second)
    expect((await home.refusal(third)).message).toBe('Your tour is already set for this time.')
    expect(await database.$count(propertyInquiries, home.isAbout)).toBe(1)
  })

  test('is open again once either side cancels the tour', async () => {
    const home = await makeHome()
    const { inquiry } = await home.book(second)
    await landlord.call(inquiryEndpoints.cancel, { params: { id: inquiry.id }, body: {} })
    expect(await home.open()).toContain(second)
    const { inquiry: again } = await home.book(second)
    expect(again).toMatchObject({ id: inquiry.id, status: 'scheduled', canceledBy: null, sequence: 3 })
    await tenant.call(inquiryEndpoints.cancel, { params: { id: inquiry.id }, body: {} })
    expect(await home.open()).toContain(second)
  })

  test('is not open while the landlord has a tour of another home', async () => {
    const elsewhere = await makeHome()
    const inquiry = {
      tenantId: tenant.user.id,
      landlordId: landlord.user.id,
      propertyId: elsewhere.params.id,
    }
    const home = await makeHome()
    const at = new Date(Date.parse(second) - 29 * 60_000).toISOString()
    await database.insert(propertyInquiries).values({ ...inquiry, status: 'scheduled', scheduledDate: at })
    expect(await home.open()).not.toContain(second)
    expect((await home.refusal(second)).status).toBe(409)
  })

  test('is refused with the open ones if it has passed, is too soon, or is outside of the hours', async () => {
    const home = await makeHome()
    const past = new Date(Date.now() - 60_000).toISOString()
    const soon = new Date(Date.now() + 60_000).toISOString()
    const between = new Date(Date.parse(second) + 60_000).toISOString()
    const noLonger = 'This time is no longer free. Please choose another.'
    for (const [startsAt, message] of [
      [past, 'This time has passed. Please choose another.'],
      [soon, noLonger],
      [between, noLonger],
      [slotIn(15), noLonger],
    ] as const) {
      const { status, current, message: sentence } = await home.refusal(startsAt)
      expect([status, sentence]).toEqual([409, message])
      expect(TourSlots.parse(current).slots).toEqual(await home.open())
    }
    expect(await database.$count(threads, eq(threads.propertyId, home.params.id))).toBe(0)
  })

  test('of a home that is deleted, paused or rented is refused, as it is to landlords', async () => {
    const paused = await makeHome({ visibilityLevel: 'private' })
    const deleted = await makeHome({ deletedAt: new Date().toISOString() })
    for (const home of [paused, deleted]) {
      expect((await home.refusal(second)).status).toBe(404)
      expect((await tenant.refusal(slots, { params: home.params })).status).toBe(404)
    }
    const rented = await makeHome({ isAvailable: false })
    expect(await rented.open()).toEqual([])
    expect(await rented.refusal(second)).toMatchObject({
      status: 409,
      message: 'This home is rented, so there are no tours.',
    })
    expect((await rented.refusal(second, landlord)).status).toBe(403)
  })

  test('counts toward the plan like an inquiry', async () => {
    const home = await makeHome()
    const used = { tenantId: tenant.user.id, landlordId: landlord.user.id, status: 'declined' } as const
    for (let count = 0; count < 10; count += 1)
      await database.insert(propertyInquiries).values({ ...used, propertyId: home.params.id })
    expect(await home.refusal(second)).toMatchObject({ status: 403, code: 'plan_limit' })
  })
})

describe('at once', () => {
  test(
    'twenty book one slot: one has the tour, and nineteen the open slots',
    async () => {
      const home = await makeHome()
      const before = (await titlesOf(landlord)).filter(title => title === 'Tour scheduled').length
      const answers = await Promise.all(crowd.map(person => home.send(second, person)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)])
      expect(await database.$count(propertyInquiries, home.isAbout)).toBe(1)
      expect(await database.$count(threads, eq(threads.propertyId, home.params.id))).toBe(1)
      await untilHandled(database)
      const after = (await titlesOf(landlord)).filter(title => title === 'Tour scheduled').length
      expect(after - before).toBe(1)
    },
    inRounds(60),
  )

  test(
    'a booking and the end of that weekday’s hours: nobody books what is closed',
    async () => {
      const home = await makeHome()
      const body = { tourHours: [], tourDaysOff: [] }
      const sends = [
        ...crowd.slice(0, 3).map(person => () => home.send(second, person)),
        () => landlord.sendTo(change, { params: home.params, body }),
      ]
      const wait = () => Bun.sleep(Math.random() * 8)
      const answers = await Promise.all(sends.map(async send => wait().then(send)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.pop()).toBe(200)
      const booked = statuses.filter(status => status === 201).length
      expect(statuses.filter(status => status === 409)).toHaveLength(3 - booked)
      expect(booked).toBeLessThanOrEqual(1)
      expect(await database.$count(propertyInquiries, home.isAbout)).toBe(booked)
      expect((await home.refusal(third)).status).toBe(409)
    },
    inRounds(60),
  )

  test('a booking waits for hours that are being closed, and sees them closed', async () => {
    const home = await makeHome()
    let sent: Promise<Response> | undefined
    await database.transaction(async transaction => {
      await transaction.update(properties).set({ tourHours: [] }).where(home.isHome)
      sent = home.send(second)
      await Bun.sleep(100)
    })
    expect((await sent)?.status).toBe(409)
  })

  test(
    'one person’s double click with one client id is one tour',
    async () => {
      const home = await makeHome()
      const body = { startsAt: second, clientId: crypto.randomUUID() }
      const click = () => tenant.call(book, { params: home.params, body })
      const booked = await Promise.all(Array.from({ length: howMany(2, 6) }, click))
      expect(new Set(booked.map(({ inquiry }) => inquiry.id)).size).toBe(1)
      expect(booked.every(({ inquiry }) => inquiry.sequence === 1)).toBe(true)
    },
    inRounds(60),
  )
})
