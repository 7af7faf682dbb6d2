import { describe, expect, test } from 'bun:test'
import { MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { inRounds } from '@portal/server/test/length'
import { and, eq } from 'drizzle-orm'
import { explainedDatabase } from '../../../test/explained-database.ts'
import { storedApplication } from '../../../test/new-application.ts'
import { listHomeOf, newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { routes } from '../../app.ts'
import { applications } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { listOwnProperties } from './list-own-properties.ts'

const { signIn, signUp, visitor, database, forgetLimits } = await openTestApp({ isSeeded: true })
const { read, search } = propertyEndpoints
const { create, update } = listingEndpoints
const { my, myProperties, delete: remove } = ownPropertyEndpoints

const listHome = async (overrides?: Record<string, unknown>) =>
  listHomeOf(await signUp('landlord'), overrides)

describe('a landlord’s own home', () => {
  test('changes only the fields that were sent', async () => {
    const { landlord, property, params } = await listHome({ securityDeposit: 500, amenities: ['Gym'] })
    const body = { rentAmount: 2999.99, securityDeposit: null, availableDate: '2027-01-05' }
    const { property: changed } = await landlord.call(update, { params, body })
    const { confirmedAt, updatedAt } = changed
    expect(changed).toEqual({ ...property, ...body, confirmedAt, updatedAt })
    expect((await landlord.call(update, { params, body: {} })).property).toMatchObject(body)
  })

  test('cannot be given to another landlord', async () => {
    const { landlord, property, params } = await listHome()
    const body = { landlordId: (await signUp('landlord')).user.id, title: 'Mine' }
    expect((await landlord.call(update, { params, body })).property.landlordId).toBe(property.landlordId)
  })

  test('leaves the search while it is private, and returns afterward', async () => {
    const { landlord, params } = await listHome({ city: 'Pausing' })
    const found = async () => (await visitor().call(search, { query: { city: 'Pausing' } })).total
    await landlord.call(update, { params, body: { visibilityLevel: 'private' } })
    expect(await found()).toBe(0)
    await landlord.call(update, { params, body: { visibilityLevel: 'public' } })
    expect(await found()).toBe(1)
  })

  test('cannot be deleted while someone lives in it', async () => {
    const landlord = await signIn('landlord@example.com')
    const home = (await landlord.call(my)).properties.find(({ isAvailable }) => !isAvailable)
    expect(await landlord.refusal(remove, { params: { id: home?.id ?? '' } })).toMatchObject({
      status: 409,
      message: 'This home has a tenant. Pause the listing instead of deleting it.',
    })
  })

  test('can be read by its landlord while it is private, and by nobody else', async () => {
    const { landlord, property, params } = await listHome({ visibilityLevel: 'private' })
    expect((await landlord.call(read, { params })).property).toEqual(property)
    for (const other of [visitor(), await signUp('tenant'), await signUp('landlord')])
      expect((await other.refusal(read, { params })).status).toBe(404)
  })

  test('counts its open items: unanswered inquiries and unfinished requests', async () => {
    const { landlord, property, params } = await listHome()
    await listHome()
    const tenant = await signUp('tenant')
    const asking = { propertyId: params.id, tenantId: tenant.user.id, landlordId: landlord.user.id }
    const statuses = ['pending', 'pending', 'responded', 'cancelled'] as const
    await database.insert(propertyInquiries).values(statuses.map(status => ({ ...asking, status })))
    const repair = { ...asking, title: 'Tap', description: 'It drips.', category: 'plumbing' } as const
    await database
      .insert(maintenanceRequests)
      .values(MaintenanceStatus.options.map(status => ({ ...repair, status })))
    await tenant.call(favoriteEndpoints.add, { params: { propertyId: params.id } })
    const pair = { tenant: tenant.user.id, landlord: landlord.user.id }
    await database.insert(applications).values(storedApplication(pair, params.id))
    const figures = { openInquiries: 2, openMaintenanceRequests: 3, favorites: 1, openApplications: 1 }
    const nobody = {
      tenants: [],
      occupiedUntil: null,
      vacantSince: null,
      freeFrom: null,
      heldAt: null,
      heldReason: null,
      lapsedAt: null,
    }
    expect((await landlord.call(my)).properties).toEqual([{ ...property, ...figures, ...nobody }])
  })

  test.each([
    ['nobody lives there, as it was let until a day', [['2020-01-01', '2024-02-29']], null, '2024-03-01'],
    [
      'its last tenants leave on a day',
      [
        ['2020-01-01', '2090-01-31'],
        ['2021-01-01', '2090-03-31'],
      ],
      '2090-03-31',
      null,
    ],
    [
      'one of its tenants has no end',
      [
        ['2020-01-01', '2090-01-31'],
        ['2021-01-01', undefined],
      ],
      null,
      null,
    ],
    [
      'somebody left and somebody has agreed to come',
      [
        ['2020-01-01', '2024-02-29'],
        ['2090-01-01', undefined],
      ],
      null,
      null,
    ],
  ])('says until when it is occupied or since when it is vacant: %s', async (_, stays, until, since) => {
    const { landlord, params } = await listHome()
    for (const [startsOn = '', endsOn] of stays) {
      const tenantId = (await signUp('tenant')).user.id
      await database.insert(tenancies).values({ propertyId: params.id, tenantId, startsOn, endsOn })
    }
    const [home] = (await landlord.call(my)).properties
    expect([home?.occupiedUntil, home?.vacantSince]).toEqual([until, since])
  })

  test('is read with all its figures in one statement, however many homes there are', async () => {
    const landlord = await signUp('landlord')
    const explained = explainedDatabase(database)
    const statements = async (homes: number) => {
      await database
        .insert(properties)
        .values(Array.from({ length: homes }, () => ({ ...newListing(), landlordId: landlord.user.id })))
      const context = { database: explained.database, caller: landlord.user }
      expect((await listOwnProperties(context, { query: {} })).properties).not.toHaveLength(0)
      return explained.take().statements
    }
    expect([await statements(1), await statements(49)]).toEqual([1, 1])
  })

  test('is listed under both of the specification’s paths', async () => {
    const landlord = await signIn('landlord@example.com')
    expect(await landlord.call(myProperties)).toEqual(await landlord.call(my))
  })

  test(
    'counts against the plan, and no race slips past the limit',
    async () => {
      await forgetLimits()
      const landlord = await signUp('landlord')
      const answers = await Promise.all(
        Array.from(
          { length: 13 },
          async () => (await landlord.sendTo(create, { body: newListing() })).status,
        ),
      )
      expect(answers.filter(status => status === 201)).toHaveLength(limitsByPlan.free.listings)
      expect(await landlord.refusal(create, { body: newListing() })).toMatchObject({
        status: 403,
        code: 'plan_limit',
        limit: 10,
        plan: 'basic',
        message: 'The Free plan allows 10 listings. The Basic plan allows more.',
      })
    },
    inRounds(60),
  )

  test('cannot be listed or changed by someone who may not post', async () => {
    const { landlord, params } = await listHome()
    await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, landlord.user.id))
    expect((await landlord.refusal(create, { body: newListing() })).code).toBe('restricted')
    expect((await landlord.refusal(update, { params, body: {} })).code).toBe('restricted')
  })

  test('cannot become public again through someone who may not post', async () => {
    const { landlord, params } = await listHome()
    const deleted = await landlord.call(create, { body: newListing() })
    await landlord.call(update, { params, body: { visibilityLevel: 'private' } })
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: deleted.property.id } })
    await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, landlord.user.id))
    const writes = routes.filter(
      ({ endpoint: { method, path } }) => method !== 'GET' && path.startsWith('/api/properties'),
    )
    const body = { ...newListing(), visibilityLevel: 'public', isAvailable: true }
    for (const id of [params.id, deleted.property.id])
      for (const { endpoint } of writes) await landlord.sendTo(endpoint, { params: { id }, body })
    const isPublic = and(
      eq(properties.landlordId, landlord.user.id),
      eq(properties.visibilityLevel, 'public'),
      isNotDeleted,
    )
    expect([writes.length > 4, await database.$count(properties, isPublic)]).toEqual([true, 0])
    const { code } = await landlord.refusal(ownPropertyEndpoints.restore, {
      params: { id: deleted.property.id },
    })
    expect(code).toBe('restricted')
  })
})

describe('favorites', () => {
  test('are listed newest first, each home once, until removed', async () => {
    const [first, second] = [await listHome(), await listHome()]
    const tenant = await signUp('tenant')
    const ids = async () => (await tenant.call(favoriteEndpoints.list)).properties.map(({ id }) => id)
    for (const { property } of [first, second, first])
      await tenant.call(favoriteEndpoints.add, { params: { propertyId: property.id } })
    expect(await ids()).toEqual([second.property.id, first.property.id])
    for (let time = 0; time < 2; time += 1)
      await tenant.call(favoriteEndpoints.remove, { params: { propertyId: second.property.id } })
    expect(await ids()).toEqual([first.property.id])
  })

  test('leave out homes that the caller may not see', async () => {
    const { landlord, params } = await listHome()
    const tenant = await signUp('tenant')
    const favorite = { params: { propertyId: params.id } }
    await tenant.call(favoriteEndpoints.add, favorite)
    await landlord.call(update, { params, body: { visibilityLevel: 'private' } })
    expect((await tenant.call(favoriteEndpoints.list)).properties).toEqual([])
    expect((await tenant.refusal(favoriteEndpoints.add, favorite)).status).toBe(404)
  })
})

test('the demonstration’s tenant lives in two homes', async () => {
  const { tenancies } = await (await signIn('tenant@example.com')).call(tenancyEndpoints.my)
  expect(tenancies).toHaveLength(2)
  expect(tenancies[0]).toMatchObject({ title: expect.any(String), endsOn: null })
})

test('a landlord’s many inquiries are read once, not again for each home', async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const [landlordId, tenantId] = [landlord.user.id, tenant.user.id]
  const homes = Array.from({ length: 20 }, () => ({ ...newListing(), id: Bun.randomUUIDv7(), landlordId }))
  await database.insert(properties).values(homes)
  const inquiries = Array.from({ length: 2000 }, (_, index) => ({
    propertyId: homes[index % homes.length]?.id ?? '',
    tenantId,
    landlordId,
    message: 'Is it quiet? '.repeat(10),
  }))
  await database.insert(propertyInquiries).values(inquiries)
  const explained = explainedDatabase(database)
  const own = { database: explained.database, caller: { id: landlordId } }
  const { properties: listed } = await listOwnProperties(own, { query: {} })
  expect(listed.map(({ openInquiries }) => openInquiries)).toEqual(homes.map(() => 100))
  expect(explained.take().pages).toBeLessThan(1000)
})
