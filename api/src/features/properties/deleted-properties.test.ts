import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { routes } from '../../app.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'

const { database, signUp, visitor } = await openTestApp()
const { delete: remove, restore, my } = ownPropertyEndpoints
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Creates a home with a former tenant who asked about it, saved it and filed a repair request. */
const openHome = async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const ids = { tenantId: tenant.user.id, landlordId: landlord.user.id }
  const people = { tenant: ids.tenantId, landlord: ids.landlordId, endsOn: '2024-06-30' }
  const propertyId = await makeTenancy(database, people)
  const requestId = Bun.randomUUIDv7()
  await database
    .insert(maintenanceRequests)
    .values({ ...newRequest(propertyId), ...ids, id: requestId, propertyId, category: 'plumbing' })
  await tenant.call(favoriteEndpoints.add, { params: { propertyId } })
  const body = { propertyId, message: 'Is it quiet?' }
  const { inquiry } = await tenant.call(inquiryEndpoints.create, { body })
  const params = { id: propertyId }
  return { landlord, tenant, params, propertyId, requestId, inquiryId: inquiry.id }
}

/**
 * Everything a person can read through calls with a single answer; path ids are those of the home and its
 * people.
 */
const readEverything = async (browser: TestBrowser, ids: readonly string[]): Promise<string[]> => {
  const reads = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, kind = 'json' }) => method === 'GET' && kind === 'json')
  const texts = await Promise.all(
    reads.flatMap(endpoint =>
      (endpoint.params ? ids : ['']).map(async id => {
        const response = await browser.sendTo(endpoint, { params: { id } })
        return `${endpoint.path} ${response.status} ${await response.text()}`
      }),
    ),
  )
  return texts.map(text => text.replace(/"requestId":"[^"]+"/, '')).toSorted()
}

describe('a deleted home', () => {
  test('cannot be found by anyone, and is restored with everything that belongs to it', async () => {
    const { landlord, tenant, params, propertyId, requestId, inquiryId } = await openHome()
    await untilTrue(async () => (await landlord.call(notificationEndpoints.list)).notifications.length === 1)
    const ids = [propertyId, requestId, inquiryId, landlord.user.id]
    const everyone = [visitor(), tenant, landlord, await signUp('tenant')]
    const readByAll = async () => {
      await untilCounted(database)
      return Promise.all(everyone.map(browser => readEverything(browser, ids)))
    }
    const before = await readByAll()
    for (const texts of before)
      expect(texts.filter(text => text.includes(propertyId)).length).toBeGreaterThan(1)

    await landlord.call(remove, { params })
    const during = await readByAll()
    const withoutNotifications = during.flat().filter(text => !text.startsWith('/api/ai/notifications'))
    for (const id of [propertyId, requestId, inquiryId])
      expect(withoutNotifications.filter(text => text.includes(id))).toEqual([])

    await landlord.call(restore, { params })
    const withoutMoments = (texts: string[][]) =>
      texts.map(list => list.map(text => text.replace(/"updatedAt":"[^"]+"/g, '')))
    expect(withoutMoments(await readByAll())).toEqual(withoutMoments(before))
  })

  test('refuses all changes', async () => {
    const { landlord, tenant, params, propertyId, requestId, inquiryId } = await openHome()
    await landlord.call(remove, { params })
    const [request, inquiry] = [{ params: { id: requestId } }, { params: { id: inquiryId } }]
    const statuses = [
      await landlord.refusal(remove, { params }),
      await landlord.refusal(listingEndpoints.update, { params, body: { title: 'Renamed' } }),
      await tenant.refusal(favoriteEndpoints.add, { params: { propertyId } }),
      await tenant.refusal(inquiryEndpoints.create, { body: { propertyId, message: 'Still there?' } }),
      await landlord.refusal(inquiryEndpoints.respond, { ...inquiry, body: { message: 'No.' } }),
      await tenant.refusal(inquiryEndpoints.cancel, inquiry),
      await landlord.refusal(maintenanceEndpoints.acknowledge, request),
      await tenant.refusal(maintenanceEndpoints.cancel, request),
    ].map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 404))
  })

  test('does not count in a plan or on a person’s page', async () => {
    const { landlord, tenant, params } = await openHome()
    const figures = async () => [
      (await landlord.call(subscriptionEndpoints.usage)).listings?.used,
      (await tenant.call(subscriptionEndpoints.usage)).contacts?.used,
      (await visitor().call(peopleEndpoints.read, { params: { id: landlord.user.id } })).person
        .propertiesCount,
    ]
    expect(await figures()).toEqual([1, 1, 1])
    await landlord.call(remove, { params })
    expect(await figures()).toEqual([0, 0, 0])
  })
})

describe('restoring a home', () => {
  const deletedAgo = async (minutes: number) => {
    const home = await openHome()
    await database
      .update(properties)
      .set({ deletedAt: minutesAgo(minutes) })
      .where(eq(properties.id, home.propertyId))
    return home
  }

  test('works for ten minutes after the deletion, whether or not housekeeping ran', async () => {
    const early = await deletedAgo(9.9)
    const { property } = await early.landlord.call(restore, { params: early.params })
    expect(property.id).toBe(early.propertyId)
    const late = await deletedAgo(10.1)
    expect((await late.landlord.refusal(restore, { params: late.params })).status).toBe(404)
    expect((await late.landlord.call(my)).properties).toEqual([])
  })

  test('changes nothing if repeated', async () => {
    const { landlord, params } = await deletedAgo(1)
    const { property } = await landlord.call(restore, { params })
    expect((await landlord.call(restore, { params })).property).toEqual(property)
  })

  test('is refused if other homes have taken its place in the plan', async () => {
    const { landlord, params } = await deletedAgo(1)
    const listings = Array.from({ length: 10 }, () => ({ ...newListing(), landlordId: landlord.user.id }))
    for (const listing of listings) await database.insert(properties).values(listing)
    expect(await landlord.refusal(restore, { params })).toMatchObject({
      code: 'plan_limit',
      limit: 10,
      plan: 'basic',
    })
    expect((await visitor().refusal(propertyEndpoints.read, { params })).status).toBe(404)
  })

  test('does not make an earlier edit stale', async () => {
    const { landlord, params } = await openHome()
    const { property } = await landlord.call(propertyEndpoints.read, { params })
    await landlord.call(remove, { params })
    await landlord.call(restore, { params })
    const body = { title: 'Renamed', updatedAt: property.updatedAt }
    expect((await landlord.call(listingEndpoints.update, { params, body })).property.title).toBe('Renamed')
  })
})
