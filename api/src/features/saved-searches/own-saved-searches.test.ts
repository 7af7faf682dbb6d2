import { describe, expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { maxNewHomes, maxSavedSearches } from '@portal/contract/saved-searches/saved-search'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'

const { database, signUp, visitor } = await openTestApp()
const { create, list, update, delete: remove } = savedSearchEndpoints
const landlord = await signUp('landlord')

const save = async (browser: TestBrowser, filters: Partial<PropertyFilters>, overrides: object = {}) =>
  (await browser.call(create, { body: { name: 'Near work', alert: 'never', filters, ...overrides } }))
    .savedSearch

const countIn = async (browser: TestBrowser) =>
  (await browser.call(list)).savedSearches.map(({ newCount }) => newCount)

const listHome = async (overrides: Record<string, unknown> = {}, lister = landlord) =>
  (await lister.call(listingEndpoints.create, { body: newListing(overrides) })).property

describe('a saved search', () => {
  test('is stored as entered, without filters that exclude nothing', async () => {
    const tenant = await signUp('tenant', 'basic')
    const filters = {
      north: 38,
      south: 37,
      east: -122,
      west: -123,
      city: ' Oakland ',
      minRent: 0,
      maxRent: 10_000,
      amenities: 'Gym, ,Pool',
      petFriendly: 'true',
      smokingAllowed: 'false',
    } as const
    const saved = await save(tenant, filters, { name: 'Write me: a@example.com', alert: 'instant' })
    expect(saved).toMatchObject({ name: 'Write me: a@example.com', alert: 'instant', newCount: 0 })
    expect(saved.filters).toEqual({
      north: 38,
      south: 37,
      east: -122,
      west: -123,
      city: 'Oakland',
      amenities: 'Gym,Pool',
      petFriendly: 'true',
    })
    const newer = await save(tenant, { bedrooms: 4 })
    expect((await tenant.call(list)).savedSearches).toEqual([newer, saved])
    expect((await (await signUp('landlord')).call(list)).savedSearches).toEqual([])
    expect((await visitor().refusal(list)).code).toBe('no_session')
  })

  test('is refused for whatever the search itself would refuse', async () => {
    const tenant = await signUp('tenant')
    const refused = async (body: object) => (await tenant.refusal(create, { body })).fields
    const right = { name: 'Near work', alert: 'never', filters: {} }
    expect(await refused({ ...right, name: ' ' })).toEqual({ name: 'Please give this search a name' })
    expect(await refused({ ...right, name: 'n'.repeat(81) })).toHaveProperty('name')
    expect(await refused({ ...right, alert: 'hourly' })).toHaveProperty('alert')
    expect(await refused({ ...right, filters: { north: 1 } })).toHaveProperty('filters')
    expect(await refused({ ...right, filters: { minRent: 2, maxRent: 1 } })).toHaveProperty('filters')
  })

  test('without filters cannot have instant alerts, in either order of changes', async () => {
    const tenant = await signUp('tenant', 'basic')
    const message = 'You would be notified of every new home. Please choose a filter or an area first.'
    const nothing = { maxRent: 10_000, amenities: ' , ', petFriendly: 'false', city: ' ' }
    const body = { name: 'Everything', alert: 'instant', filters: nothing }
    expect((await tenant.refusal(create, { body })).fields).toEqual({ filters: message })
    const params = { id: (await save(tenant, {}, { alert: 'daily' })).id }
    expect((await tenant.refusal(update, { params, body: { alert: 'instant' } })).fields).toEqual({
      filters: message,
    })
    await tenant.call(update, { params, body: { alert: 'instant', filters: { bedrooms: 1 } } })
    expect((await tenant.refusal(update, { params, body: { filters: {} } })).code).toBe('invalid')
  })

  test('has instant alerts only under a plan that includes them; a refusal names that plan', async () => {
    const [free, premium] = [await signUp('tenant'), await signUp('tenant', 'premium')]
    const body = { name: 'Near work', alert: 'instant', filters: { bedrooms: 1 } }
    const refusal = {
      status: 403,
      code: 'plan_limit',
      limit: 0,
      plan: 'basic',
      message: 'The Free plan sends alerts every morning. The Basic plan sends them instantly.',
    }
    expect(await free.refusal(create, { body })).toMatchObject(refusal)
    const params = { id: (await save(free, { bedrooms: 1 }, { alert: 'daily' })).id }
    expect(await free.refusal(update, { params, body: { alert: 'instant' } })).toMatchObject(refusal)
    expect((await free.call(list)).savedSearches).toMatchObject([{ alert: 'daily' }])
    expect((await premium.call(create, { body })).savedSearch.alert).toBe('instant')
  })

  test('is one of at most 25', async () => {
    const tenant = await signUp('tenant')
    for (let count = 0; count < maxSavedSearches; count += 1) await save(tenant, { bedrooms: 1 })
    const body = { name: 'One more', alert: 'never', filters: {} }
    const { code, message } = await tenant.refusal(create, { body })
    expect([code, message]).toEqual([
      'conflict',
      'You have 25 saved searches, which is the limit. Delete one to save another.',
    ])
    const [last] = (await tenant.call(list)).savedSearches
    await tenant.call(remove, { params: { id: last?.id ?? '' } })
    await save(tenant, { bedrooms: 1 })
  })

  test('is changed field by field, and deleted once', async () => {
    const tenant = await signUp('tenant')
    const { id } = await save(tenant, { bedrooms: 2 }, { alert: 'daily' })
    const params = { id }
    const change = async (body: object) => (await tenant.call(update, { params, body })).savedSearch
    expect(await change({})).toMatchObject({ name: 'Near work', alert: 'daily', filters: { bedrooms: 2 } })
    expect(await change({ name: 'Near the park' })).toMatchObject({ name: 'Near the park', alert: 'daily' })
    expect((await change({ filters: { city: 'Oakland' } })).filters).toEqual({ city: 'Oakland' })
    expect(await change({ alert: 'never' })).toMatchObject({ name: 'Near the park', alert: 'never' })
    const stranger = await signUp('tenant')
    expect((await stranger.refusal(update, { params, body: { alert: 'daily' } })).code).toBe('not_found')
    expect((await stranger.refusal(remove, { params })).code).toBe('not_found')
    await tenant.call(remove, { params })
    expect((await tenant.refusal(remove, { params })).code).toBe('not_found')
  })

  test('that two tabs change in the same way is not out of date, whatever order the filters have', async () => {
    const tenant = await signUp('tenant')
    const { id, updatedAt } = await save(tenant, { bedrooms: 2 })
    const params = { id }
    const filters = { smokingAllowed: 'true', city: 'Oakland' }
    await tenant.call(update, { params, body: { filters, updatedAt } })
    await tenant.call(update, { params, body: { filters, updatedAt } })
    const other = { filters: { city: 'Fremont' }, updatedAt }
    expect((await tenant.refusal(update, { params, body: other })).fields).toEqual({
      filters: 'This was changed while you were editing',
    })
  })
})

describe('new homes', () => {
  test('are counted until they are seen, and reset with other filters', async () => {
    const tenant = await signUp('tenant')
    const city = 'Count City'
    const { id } = await save(tenant, { city })
    await listHome({ city })
    await listHome({ city: 'Elsewhere' })
    const { id: hidden } = await listHome({ city, visibilityLevel: 'private' })
    expect(await countIn(tenant)).toEqual([1])
    const params = { id: hidden }
    const publish = { visibilityLevel: 'public' }
    await landlord.call(listingEndpoints.update, { params, body: publish })
    expect(await countIn(tenant)).toEqual([2])
    const { savedSearch } = await tenant.call(update, { params: { id }, body: { seen: true } })
    expect([savedSearch.newCount, await countIn(tenant)]).toEqual([0, [0]])
    await landlord.call(listingEndpoints.update, { params, body: { visibilityLevel: 'private' } })
    await landlord.call(listingEndpoints.update, { params, body: publish })
    expect(await countIn(tenant)).toEqual([0]) // pausing makes nothing new
    const { id: third } = await listHome({ city })
    expect(await countIn(tenant)).toEqual([1])
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: third } })
    expect(await countIn(tenant)).toEqual([0])
    await listHome({ city, bedrooms: 3 })
    await tenant.call(update, { params: { id }, body: { filters: { bedrooms: 3 } } })
    expect(await countIn(tenant)).toEqual([0])
  })

  test('are never the person’s own, and at most 99', async () => {
    const city = 'Own City'
    const other = await signUp('tenant')
    await save(landlord, { city })
    await save(other, { city })
    const rows = Array.from({ length: 120 }, () => ({
      ...newListing({ city }),
      landlordId: landlord.user.id,
    }))
    await database.insert(properties).values(rows)
    expect(await countIn(landlord)).toEqual([0])
    expect(await countIn(other)).toEqual([maxNewHomes])
  })

  test('include a home that returns after more than a week', async () => {
    const tenant = await signUp('tenant')
    const city = 'Week City'
    const lister = await signUp('landlord')
    const { id } = await listHome({ city }, lister)
    await save(tenant, { city })
    const change = (body: object) => lister.call(listingEndpoints.update, { params: { id }, body })
    await change({ isAvailable: false })
    await change({ isAvailable: true })
    expect(await countIn(tenant)).toEqual([0])
    await database
      .update(properties)
      .set({ listedAt: sql`now() - interval '8 days'` })
      .where(eq(properties.id, id))
    await change({ isAvailable: false })
    await change({ isAvailable: true })
    expect(await countIn(tenant)).toEqual([1])
  })
})

test('the location of a search is the middle of its area, or of the homes in its city', async () => {
  const tenant = await signUp('tenant')
  const zoneOf = async (filters: Partial<PropertyFilters>) => {
    const { id } = await save(tenant, filters)
    const [row] = await database.select().from(savedSearches).where(eq(savedSearches.id, id))
    return row?.zone
  }
  const lister = await signUp('landlord')
  await listHome({ city: 'Portland', state: 'ME', latitude: 43.66, longitude: -70.25 }, lister)
  await listHome({ city: 'Portland', state: 'OR', latitude: 45.52, longitude: -122.68 }, lister)
  expect(await zoneOf({ city: 'portland', state: 'me' })).toBe('America/New_York')
  expect(await zoneOf({ city: 'portland', state: 'or' })).toBe('America/Los_Angeles')
  expect(await zoneOf({ north: 42, south: 41, east: -87, west: -88 })).toBe('America/Chicago')
  expect(await zoneOf({ north: -16, south: -18, east: -179, west: 177 })).toBe('Pacific/Fiji')
  expect(await zoneOf({ city: 'Nowhere' })).toBe('America/Los_Angeles')
  expect(await zoneOf({ bedrooms: 2 })).toBe('America/Los_Angeles')
})
