import { expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { eq } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { database, signUp, visitor } = await openTestApp()
const { update } = listingEndpoints
const { my, duplicate } = ownPropertyEndpoints

/** A public home which its tenant agreed to rent for these days. */
const openHome = async ({ startsOn = day(-30), endsOn }: { startsOn?: string; endsOn?: string | null }) => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const people = { tenant: tenant.user.id, landlord: landlord.user.id }
  const offerId = await makeOffer(database, people, { startsOn, endsOn })
  const [offer] = await database.select().from(tenancies).where(eq(tenancies.id, offerId))
  const propertyId = offer?.propertyId ?? ''
  await tenant.call(tenancyEndpoints.agree, { params: { id: offerId } })
  const change = (body: object) => ({ params: { id: propertyId }, body })
  const isOpen = async () =>
    (await visitor().call(propertyEndpoints.read, { params: { id: propertyId } })).property.isAvailable
  return { landlord, people, propertyId, offerId, change, isOpen }
}

test('a home whose tenancy has no end is not available again, on any day', async () => {
  const { landlord, change, isOpen } = await openHome({ endsOn: null })
  for (const body of [{ isAvailable: true }, { isAvailable: true, availableDate: day(900) }])
    expect(await landlord.refusal(update, change(body))).toMatchObject({
      status: 422,
      message: expect.stringContaining('no end is agreed'),
      fields: { isAvailable: expect.stringContaining('no end is agreed') },
    })
  expect(await isOpen()).toBe(false)
  expect((await landlord.call(my)).properties).toMatchObject([{ freeFrom: null, occupiedUntil: null }])
})

test('a home is available from the day after the last agreed tenancy on, and its landlord reads which day that is', async () => {
  const { landlord, people, propertyId, change, isOpen } = await openHome({ endsOn: day(40) })
  const next = await signUp('tenant')
  const theirs = { ...people, tenant: next.user.id }
  const tenancy = { propertyId, startsOn: day(60), endsOn: day(90) }
  const id = await makeOffer(database, theirs, tenancy)
  await next.call(tenancyEndpoints.agree, { params: { id } })
  const first = Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day(91)))
  for (const availableDate of [undefined, null, day(0), day(41), day(90), `${day(90)}T23:59:59Z`])
    expect(await landlord.refusal(update, change({ isAvailable: true, availableDate }))).toMatchObject({
      status: 422,
      fields: { availableDate: expect.stringContaining(first) },
    })
  expect(await isOpen()).toBe(false)
  expect((await landlord.call(my)).properties).toMatchObject([{ freeFrom: day(91), occupiedUntil: day(40) }])
  await landlord.call(update, change({ isAvailable: true, availableDate: day(91) }))
  expect(await isOpen()).toBe(true)
  for (const availableDate of [null, day(90)])
    expect((await landlord.refusal(update, change({ availableDate }))).fields).toHaveProperty('availableDate')
  await landlord.call(update, change({ availableDate: day(120), title: 'Free in spring' }))
})

test('a home is free again on the day after the end, on its own clock', async () => {
  const { landlord, offerId, change } = await openHome({ endsOn: day(0) })
  expect((await landlord.refusal(update, change({ isAvailable: true, availableDate: null }))).status).toBe(
    422,
  )
  await database
    .update(tenancies)
    .set({ endsOn: day(-1) })
    .where(eq(tenancies.id, offerId))
  await landlord.call(update, change({ isAvailable: true, availableDate: null }))
  expect((await landlord.call(my)).properties).toMatchObject([{ freeFrom: null, isAvailable: true }])
})

test('a tenancy that was called off, and an offer, leave a home free', async () => {
  const { landlord, offerId, change, propertyId, people } = await openHome({
    startsOn: day(20),
    endsOn: null,
  })
  await database.update(tenancies).set({ status: 'cancelled' }).where(eq(tenancies.id, offerId))
  await makeOffer(database, people, { propertyId })
  await landlord.call(update, change({ isAvailable: true, availableDate: day(0) }))
})

test('a home that was listed while people lived there, before this rule, can be changed, and stays listed', async () => {
  const { landlord, propertyId, change, isOpen } = await openHome({ endsOn: null })
  await database.update(properties).set({ isAvailable: true }).where(eq(properties.id, propertyId))
  const [home] = (await landlord.call(my)).properties
  await landlord.call(
    update,
    change({ title: 'New title', isAvailable: true, availableDate: home?.availableDate }),
  )
  expect(await isOpen()).toBe(true)
  expect((await landlord.refusal(update, change({ availableDate: day(9) }))).status).toBe(422)
})

test('everything else about a rented home can be changed, and its copy is free', async () => {
  const { landlord, propertyId, change } = await openHome({ endsOn: null })
  await landlord.call(update, change({ title: 'New title', isAvailable: false, availableDate: day(3) }))
  await landlord.call(update, change({ visibilityLevel: 'private' }))
  await landlord.call(update, change({ visibilityLevel: 'public' }))
  const { property: copy } = await landlord.call(duplicate, { params: { id: propertyId }, body: {} })
  await landlord.call(update, { params: { id: copy.id }, body: { isAvailable: true, availableDate: null } })
})

const rounds = process.env.LONG ? 50 : 2

test(`of an agreement and marking the home as available at once, no home is available and rented (${rounds} rounds)`, async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const people = { tenant: tenant.user.id, landlord: landlord.user.id }
  for (let round = 0; round < rounds; round += 1) {
    const id = await makeOffer(database, people)
    const [offer] = await database.select().from(tenancies).where(eq(tenancies.id, id))
    const home = { id: offer?.propertyId ?? '' }
    await landlord.call(update, { params: home, body: { isAvailable: false } })
    const answers = await Promise.all([
      tenant.sendTo(tenancyEndpoints.agree, { params: { id } }),
      landlord.sendTo(update, { params: home, body: { isAvailable: true } }),
    ])
    expect(answers[0]?.status).toBe(200)
    expect([200, 422]).toContain(answers[1]?.status ?? 0)
    const { property } = await visitor().call(propertyEndpoints.read, { params: home })
    expect(property.isAvailable).toBe(false)
  }
})
