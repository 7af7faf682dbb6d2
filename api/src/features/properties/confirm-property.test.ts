import { describe, expect, test } from 'bun:test'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { eq, inArray, sql } from 'drizzle-orm'
import { confirmAddress } from '../../../test/new-consent.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { properties } from '../../schema/properties.ts'
import { askToConfirm } from './confirm-property.ts'

const { database, signUp, visitor } = await openTestApp({ jobs: true })
const { confirm, my } = ownPropertyEndpoints

let cities = 0

const stage = async (homes = 1, overrides: Record<string, unknown> = {}) => {
  const landlord = await signUp('landlord', 'premium')
  cities += 1
  const city = `Confirming ${cities}`
  const ids: string[] = []
  for (let count = 0; count < homes; count += 1) {
    const body = newListing({ title: `Home ${count}`, city, ...overrides })
    ids.push((await landlord.call(listingEndpoints.create, { body })).property.id)
  }
  return {
    landlord,
    city,
    ids,
    id: ids[0] ?? '',
    found: async () => (await visitor().call(propertyEndpoints.search, { query: { city } })).total,
    told: async () =>
      (await landlord.call(notificationEndpoints.list)).notifications
        .filter(({ category }) => category === 'property')
        .map(({ title, actionRequired, isRead }) => ({ title, actionRequired, isRead })),
  }
}

/** Moves the stored moments of these homes into the past. */
const later = (ids: readonly string[], days: number) =>
  database
    .update(properties)
    .set({
      confirmedAt: sql`confirmed_at - ${days} * interval '1 day'`,
      confirmationAskedAt: sql`confirmation_asked_at - ${days} * interval '1 day'`,
      listedAt: sql`listed_at - ${days} * interval '1 day'`,
    })
    .where(inArray(properties.id, ids))

const runChore = () => Promise.all([1, 2].map(() => askToConfirm(database, { hasMail: true }))) // in two processes

describe('a home that is offered', () => {
  test('is asked about once after 30 days, hidden a week later, and back with one press', async () => {
    const { landlord, id, ids, found, told } = await stage()
    await later(ids, 29)
    await runChore()
    expect(await told()).toEqual([])
    await later(ids, 1)
    await runChore()
    await runChore()
    const asked = { title: 'Is Home 0 still for rent?', actionRequired: true, isRead: false }
    expect(await told()).toEqual([asked])
    await later(ids, 6)
    await runChore()
    expect(await found()).toBe(1)
    await later(ids, 1)
    await runChore()
    await runChore()
    expect(await found()).toBe(0)
    const hidden = { title: 'Home 0 is no longer shown', actionRequired: true, isRead: false }
    expect(await told()).toEqual([hidden, { ...asked, actionRequired: false, isRead: true }])
    expect((await landlord.call(my)).properties[0]?.lapsedAt).not.toBeNull()
    const { property } = await landlord.call(confirm, { params: { id } })
    expect(property.visibilityLevel).toBe('public')
    expect(Date.now() - Date.parse(property.confirmedAt ?? '')).toBeLessThan(60_000)
    expect(await found()).toBe(1)
    expect(await told()).toEqual(
      [hidden, asked].map(each => ({ ...each, actionRequired: false, isRead: true })),
    )
    expect((await landlord.call(my)).properties[0]?.lapsedAt).toBeNull()
  })

  test('that comes back alerts nobody a second time', async () => {
    const { landlord, city, id, ids } = await stage()
    const tenant = await signUp('tenant', 'basic')
    const filters = { city }
    const body = { name: 'Near work', alert: 'instant' as const, filters }
    await tenant.call(savedSearchEndpoints.create, { body })
    await later(ids, 30)
    await runChore()
    await later(ids, 7)
    await runChore()
    await landlord.call(confirm, { params: { id } })
    await untilHandled(database)
    expect((await tenant.call(notificationEndpoints.list)).notifications).toEqual([])
    expect((await tenant.call(savedSearchEndpoints.list)).savedSearches[0]).toMatchObject({ newCount: 0 })
  })

  test('has a week from the question, however late a chore asks it', async () => {
    const { ids, found } = await stage()
    await later(ids, 90)
    await runChore()
    await later(ids, 6)
    await runChore()
    expect(await found()).toBe(1)
  })

  test('is confirmed by any change of its landlord', async () => {
    const { landlord, id, ids, told } = await stage()
    await later(ids, 29)
    await landlord.call(listingEndpoints.update, { params: { id }, body: { rentAmount: 1900 } })
    await later(ids, 29)
    await runChore()
    expect(await told()).toEqual([])
  })

  test('that is hidden can be listed by a change, too', async () => {
    const { landlord, id, ids, found } = await stage()
    await later(ids, 30)
    await runChore()
    await later(ids, 7)
    await runChore()
    const body = { visibilityLevel: 'public' }
    await landlord.call(listingEndpoints.update, { params: { id }, body })
    expect(await found()).toBe(1)
    expect((await landlord.call(my)).properties[0]?.lapsedAt).toBeNull()
  })
})

test('a landlord of many homes is asked once, in the portal and by mail, until each is confirmed', async () => {
  const { landlord, ids, told } = await stage(3)
  await confirmAddress(database, landlord.user.id)
  await later(ids, 30)
  await runChore()
  const asked = { title: 'Are 3 homes still for rent?', actionRequired: true, isRead: false }
  expect(await told()).toEqual([asked])
  const mails = await database.select().from(outgoingMails).where(eq(outgoingMails.userId, landlord.user.id))
  const about = mails.filter(({ content }) => content.subject === asked.title)
  expect(about.map(({ content }) => content.paragraphs[1])).toEqual(['Home 0\nHome 1\nHome 2'])
  for (const id of ids.slice(1)) await landlord.call(confirm, { params: { id } })
  expect(await told()).toEqual([asked])
  await landlord.call(confirm, { params: { id: ids[0] ?? '' } })
  expect(await told()).toEqual([{ ...asked, actionRequired: false, isRead: true }])
})

test.each([
  ['private', { visibilityLevel: 'private' }],
  ['rented', { isAvailable: false }],
])('a home that is %s is not asked about', async (_, overrides) => {
  const { ids, told } = await stage(1, overrides)
  await later(ids, 60)
  await runChore()
  expect(await told()).toEqual([])
})
