import { describe, expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { Access } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { storedApplication } from '../../../test/new-application.ts'
import { newListing } from '../../../test/new-listing.ts'
import { makeOffer, makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { readsOf, type Things } from '../../../test/reads.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'
import { settleApplications } from '../../renting/applications/settle-applications.ts'
import { applications } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { database, signUp, visitor } = await openTestApp({ jobs: true })
const { delete: remove, restore, my } = ownPropertyEndpoints
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Creates a home with a person who asked about it, saved it and filed a repair request, and perhaps lived there. */
const openHome = async ({ wasRented = false } = {}) => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const ids = { tenantId: tenant.user.id, landlordId: landlord.user.id }
  const people = { tenant: ids.tenantId, landlord: ids.landlordId, endsOn: '2024-06-30' }
  const propertyId = await makeTenancy(database, people)
  if (!wasRented) await database.delete(tenancies).where(eq(tenancies.propertyId, propertyId))
  const requestId = Bun.randomUUIDv7()
  await database
    .insert(maintenanceRequests)
    .values({ ...newRequest(propertyId), ...ids, id: requestId, propertyId, category: 'plumbing' })
  await tenant.call(favoriteEndpoints.add, { params: { propertyId } })
  const body = { propertyId, message: 'Is it quiet?' }
  const { inquiry } = await tenant.call(inquiryEndpoints.create, { body })
  const params = { id: propertyId }
  const [tenancy] = (await tenant.call(tenancyEndpoints.list)).tenancies
  return {
    landlord,
    tenant,
    params,
    propertyId,
    requestId,
    inquiryId: inquiry.id,
    threadId: inquiry.threadId ?? '',
    tenancyId: tenancy?.id ?? '',
  }
}

type Reader = [browser: TestBrowser, ...roles: Access[]]

/** Everything that they can read about these things, but for the moments of changes. */
const readEverything = async ([browser, ...roles]: Reader, things: Things) => {
  const texts = await Promise.all(
    readsOf(things, ...roles).map(async ({ endpoint, id }) => {
      const response = await browser.sendTo(endpoint, { params: { id } })
      return `${endpoint.path} ${response.status} ${await response.text()}`
    }),
  )
  return texts.map(text => text.replace(/"(requestId|updatedAt)":"[^"]+"/g, '')).toSorted()
}

const asTenant = (browser: TestBrowser): Reader => [browser, 'person', 'tenant']
const asLandlord = (browser: TestBrowser): Reader => [browser, 'person', 'landlord']

describe('a deleted home', () => {
  test('cannot be found by anyone, and is restored with everything that belongs to it', async () => {
    const { landlord, tenant, params, propertyId, requestId, inquiryId } = await openHome()
    await untilTrue(async () => (await landlord.call(notificationEndpoints.list)).notifications.length === 1)
    const things = {
      properties: [propertyId],
      'maintenance/requests': [requestId],
      inquiries: [inquiryId],
      people: [landlord.user.id],
    }
    const everyone: Reader[] = [[visitor()], asTenant(tenant), asLandlord(landlord)]
    const readByAll = async () => {
      await untilCounted(database)
      const texts: string[][] = []
      for (const reader of everyone) texts.push(await readEverything(reader, things))
      return texts
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
    expect(await readByAll()).toEqual(before)
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

describe('an archived home, in which people have lived', () => {
  /** What tells of what happened there. */
  const history = [
    '/api/tenancies',
    '/api/tenancies/:id',
    '/api/maintenance/requests',
    '/api/maintenance/requests/:id',
    '/api/maintenance/requests/my-requests',
    '/api/maintenance/requests/landlord',
    '/api/threads/:id/messages',
    '/api/threads',
  ]

  test('is found in no call but those of its history, by nobody but the two, and is restored as it was', async () => {
    const home = await openHome({ wasRented: true })
    const { landlord, tenant, params, propertyId, requestId, inquiryId, threadId, tenancyId } = home
    const stranger = await signUp('tenant')
    await untilTrue(async () => (await landlord.call(notificationEndpoints.list)).notifications.length === 1)
    const hidden = {
      properties: [propertyId],
      'maintenance/requests': [requestId],
      inquiries: [inquiryId],
      threads: [threadId],
      tenancies: [tenancyId],
    }
    const things = { ...hidden, people: [landlord.user.id] }
    const readByAll = async (readers: Reader[]) => {
      await untilCounted(database)
      return Promise.all(readers.map(reader => readEverything(reader, things)))
    }
    const parties = [asTenant(tenant), asLandlord(landlord)]
    const others: Reader[] = [[visitor()], asTenant(stranger)]
    const before = await readByAll(parties)
    await landlord.call(remove, { params })
    const shown = (texts: string[][]) => {
      const ids = Object.values(hidden).flat()
      return texts.flat().filter(text => ids.some(id => text.includes(id)))
    }
    const during = shown(await readByAll(parties)).filter(text => !text.startsWith('/api/ai/notifications'))
    const paths = [...new Set(during.map(text => text.split(' ')[0] ?? ''))]
    expect(paths.filter(path => !history.includes(path))).toEqual([])
    expect(paths.length).toBeGreaterThan(5)
    expect(shown(await readByAll(others))).toEqual([])
    for (const [endpoint, query] of [
      [my, { id: propertyId }],
      [propertyEndpoints.search, {}],
      [inquiryEndpoints.list, { propertyId }],
    ] as const)
      expect(await (await landlord.sendTo(endpoint, { query })).text()).not.toContain(propertyId)
    await landlord.call(restore, { params })
    expect(await readByAll(parties)).toEqual(before)
  })

  test('keeps what happened there for both, even for good, and nothing of it can be changed but repairs', async () => {
    const home = await openHome({ wasRented: true })
    const { landlord, tenant, params, propertyId, requestId, inquiryId, threadId, tenancyId } = home
    await landlord.call(remove, { params })
    await database
      .update(properties)
      .set({ archivedAt: minutesAgo(10.1) })
      .where(eq(properties.id, propertyId))
    await runHousekeeping(database)
    for (const person of [landlord, tenant]) {
      const { tenancy } = await person.call(tenancyEndpoints.read, { params: { id: tenancyId } })
      expect(tenancy).toMatchObject({ status: 'ended', endsOn: '2024-06-30' })
      const { messages, thread } = await person.call(threadEndpoints.messages, { params: { id: threadId } })
      expect([messages[0]?.body, thread.property]).toEqual(['Is it quiet?', null])
      const { request } = await person.call(maintenanceEndpoints.read, { params: { id: requestId } })
      expect(request.title).toBe('Dripping tap')
    }
    const [request, inquiry] = [{ params: { id: requestId } }, { params: { id: inquiryId } }]
    const statuses = [
      await landlord.refusal(restore, { params }),
      await landlord.refusal(remove, { params }),
      await landlord.refusal(ownPropertyEndpoints.duplicate, { params, body: {} }),
      await landlord.refusal(listingEndpoints.update, { params, body: { visibilityLevel: 'public' } }),
      await tenant.refusal(favoriteEndpoints.add, { params: { propertyId } }),
      await tenant.refusal(inquiryEndpoints.create, { body: { propertyId, message: 'Still there?' } }),
      await tenant.refusal(filingEndpoints.create, { body: newRequest(propertyId) }),
      await landlord.refusal(inquiryEndpoints.respond, { ...inquiry, body: { message: 'No.' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 404))
    await landlord.call(maintenanceEndpoints.acknowledge, request)
    await tenant.call(maintenanceEndpoints.cancel, request)
  })

  test('counts in no plan, no figure and nobody’s favorites', async () => {
    const { landlord, tenant, params } = await openHome({ wasRented: true })
    const figures = async () => [
      (await landlord.call(subscriptionEndpoints.usage)).listings?.used,
      (await visitor().call(peopleEndpoints.read, { params: { id: landlord.user.id } })).person
        .propertiesCount,
      (await landlord.call(ownPropertyEndpoints.waiting)).waiting.inquiries,
      (await tenant.call(favoriteEndpoints.ids)).ids.length,
    ]
    expect(await figures()).toEqual([1, 1, 1, 1])
    await landlord.call(remove, { params })
    expect(await figures()).toEqual([0, 0, 0, 0])
  })

  test('was paused, and is paused again once it is restored', async () => {
    const { landlord, params } = await openHome({ wasRented: true })
    const body = { visibilityLevel: 'private' } as const
    await landlord.call(listingEndpoints.update, { params, body })
    await landlord.call(remove, { params })
    expect((await landlord.call(restore, { params })).property.visibilityLevel).toBe('private')
  })

  test('declines who applied for it, once that cannot be undone', async () => {
    const { landlord, tenant, params, propertyId } = await openHome({ wasRented: true })
    const pair = { tenant: tenant.user.id, landlord: landlord.user.id }
    const application = storedApplication(pair, propertyId)
    const [stored] = await database.insert(applications).values(application).returning()
    await landlord.call(remove, { params })
    await database
      .update(properties)
      .set({ archivedAt: minutesAgo(10.1) })
      .where(eq(properties.id, propertyId))
    const read = async () =>
      (await tenant.call(applicationEndpoints.read, { params: { id: stored?.id ?? '' } })).application
    const ended = { status: 'declined', declineReason: 'home_unavailable', property: null }
    expect(await read()).toMatchObject(ended)
    await settleApplications(database, { hasMail: false })
    expect(await read()).toMatchObject(ended)
  })
})

describe('a home is not deleted', () => {
  const refusedWith = async (terms: Partial<typeof tenancies.$inferInsert>) => {
    const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
    const people = { landlord: landlord.user.id, tenant: tenant.user.id }
    const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
    await makeOffer(database, people, { propertyId: property.id, ...terms })
    const params = { id: property.id }
    const { status } = await landlord.sendTo(remove, { params })
    return status === 204 ? null : (await landlord.refusal(remove, { params })).message
  }

  test('while someone lives there, or will, or is offered it', async () => {
    const [ahead, past] = ['2090-01-01', '2024-01-31']
    const hasTenant = expect.stringContaining('has a tenant')
    expect(await refusedWith({ status: 'agreed', startsOn: '2020-01-01' })).toEqual(hasTenant)
    expect(await refusedWith({ status: 'agreed', startsOn: ahead })).toEqual(hasTenant)
    expect(await refusedWith({ startsOn: ahead })).toContain('Withdraw the offer')
    expect(await refusedWith({ startsOn: '2020-01-01', endsOn: past, status: 'agreed' })).toBeNull()
    for (const status of ['declined', 'withdrawn', 'cancelled'] as const)
      expect(await refusedWith({ status })).toBeNull()
    expect(await refusedWith({ createdAt: minutesAgo(14 * 24 * 60 + 1) })).toBeNull()
  })

  test('while a tour is to come, for which someone would come in vain', async () => {
    const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
    const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
    const params = { id: property.id }
    const body = { propertyId: property.id, message: 'May I see it?' }
    const { inquiry } = await tenant.call(inquiryEndpoints.create, { body })
    const isIt = eq(propertyInquiries.id, inquiry.id)
    const tour = { status: 'scheduled', scheduledDate: minutesAgo(-60), sequence: 1 } as const
    await database.update(propertyInquiries).set(tour).where(isIt)
    const { status, message } = await landlord.refusal(remove, { params })
    expect([status, message]).toEqual([409, expect.stringContaining('Call it off')])
    await database
      .update(propertyInquiries)
      .set({ scheduledDate: minutesAgo(60) })
      .where(isIt)
    const calledOff = { params: { id: inquiry.id }, body: {} }
    expect((await landlord.refusal(inquiryEndpoints.cancel, calledOff)).status).toBe(409)
    expect((await landlord.sendTo(remove, { params })).status).toBe(204)
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

  test('is never refused by the plan: the home is one too many, and no other one is taken', async () => {
    const { landlord, params } = await deletedAgo(1)
    const listings = Array.from({ length: 10 }, () => ({ ...newListing(), landlordId: landlord.user.id }))
    await database.insert(properties).values(listings)
    expect((await landlord.call(restore, { params })).property.id).toBe(params.id)
    const { code } = await landlord.refusal(listingEndpoints.create, { body: newListing() })
    expect(code).toBe('plan_limit')
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
