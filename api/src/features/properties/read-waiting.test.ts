import { expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { offerDays } from '@portal/contract/tenancies/lifecycle'
import { day } from '../../../test/day.ts'
import { storedListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { signUp, database } = await openTestApp({})
const { waiting } = ownPropertyEndpoints

const nothing = {
  inquiries: 0,
  oldestInquiry: null,
  tours: 0,
  nextTour: null,
  applications: 0,
  lapsingOffers: 0,
  lapsingHome: null,
  notices: 0,
  noticedHome: null,
  urgentRepairs: 0,
}

const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
const makeHome = async (overrides: Record<string, unknown> = {}) => {
  const id = Bun.randomUUIDv7()
  await database
    .insert(properties)
    .values({ ...storedListing(), ...overrides, id, landlordId: landlord.user.id })
  return id
}
const people = { tenantId: tenant.user.id, landlordId: landlord.user.id }
const ask = async (propertyId: string, overrides: Partial<typeof propertyInquiries.$inferInsert> = {}) => {
  const id = Bun.randomUUIDv7()
  await database.insert(propertyInquiries).values({ ...people, ...overrides, id, propertyId })
  return id
}

test('what waits is what the landlord’s lists show, without homes that were deleted', async () => {
  expect(await landlord.call(waiting)).toEqual({ waiting: nothing })
  const loft = await makeHome({ title: 'Loft', timeZone: 'America/Los_Angeles' })
  const gone = await makeHome({ deletedAt: new Date().toISOString() })
  await ask(gone, { createdAt: hoursFromNow(-90) })
  const oldest = await ask(loft, { createdAt: hoursFromNow(-26.5) })
  await ask(loft)
  await ask(loft, { status: 'scheduled', scheduledDate: hoursFromNow(49) })
  await ask(loft, { status: 'scheduled', scheduledDate: hoursFromNow(-1) })
  await ask(loft, { status: 'scheduled', scheduledDate: hoursFromNow(40) })
  const [at, tour] = [hoursFromNow(20), Bun.randomUUIDv7()]
  await database
    .insert(propertyInquiries)
    .values({ ...people, id: tour, propertyId: loft, status: 'scheduled', scheduledDate: at })
  const repair = {
    ...people,
    propertyId: loft,
    title: 'Tap',
    description: 'Drips',
    category: 'plumbing',
  } as const
  await database
    .insert(maintenanceRequests)
    .values([
      { ...repair, priority: 'urgent' },
      { ...repair, isUrgent: true },
      { ...repair, priority: 'urgent', status: 'completed' },
      repair,
      { ...repair, propertyId: gone, priority: 'urgent' },
    ])
  const shown = (await landlord.call(waiting)).waiting
  expect(shown).toEqual({
    ...nothing,
    inquiries: 2,
    oldestInquiry: { id: oldest, propertyTitle: 'Loft', hours: 26 },
    tours: 2,
    nextTour: { inquiryId: tour, propertyTitle: 'Loft', at, timeZone: 'America/Los_Angeles' },
    urgentRepairs: 2,
  })
  const { inquiries } = await landlord.call(inquiryEndpoints.list, { query: { status: 'pending' } })
  const urgent = await landlord.call(maintenanceEndpoints.urgentRequests)
  const open = urgent.filter(({ status }) => status !== 'completed')
  expect([inquiries.length, inquiries.at(-1)?.id, open.length]).toEqual([2, oldest, 2])
})

test('an answer takes the oldest inquiry off', async () => {
  const before = (await landlord.call(waiting)).waiting
  const params = { id: before.oldestInquiry?.id ?? '' }
  await landlord.call(inquiryEndpoints.respond, { params, body: { message: 'Yes, it is.' } })
  const after = (await landlord.call(waiting)).waiting
  expect([after.inquiries, after.oldestInquiry?.hours]).toEqual([before.inquiries - 1, 0])
})

test('offers wait from three days before they lapse until they have lapsed', async () => {
  const [attic, gone] = [
    await makeHome({ title: 'Attic' }),
    await makeHome({ deletedAt: new Date().toISOString() }),
  ]
  const offer = (propertyId: string, days: number, status: 'offered' | 'declined' = 'offered') => ({
    propertyId,
    status,
    invitedEmail: `in-${days}-days@example.com`,
    startsOn: '2027-01-01',
    createdAt: hoursFromNow((days - offerDays) * 24),
  })
  const shown = async () => (await landlord.call(waiting)).waiting
  await database
    .insert(tenancies)
    .values([offer(attic, -1), offer(attic, 4), offer(gone, 1), offer(attic, 1, 'declined')])
  expect(await shown()).toMatchObject({ lapsingOffers: 0, lapsingHome: null })
  const loft = await makeHome({ title: 'Loft on top' })
  await database.insert(tenancies).values([offer(attic, 2), offer(loft, 1)])
  const lapsingHome = { propertyId: loft, propertyTitle: 'Loft on top' }
  expect(await shown()).toMatchObject({ lapsingOffers: 2, lapsingHome })
})

test('notices of tenants wait until their day has passed, the first day first, and not the landlord’s own', async () => {
  const [attic, loft] = [await makeHome({ title: 'Attic' }), await makeHome({ title: 'Loft' })]
  const noticed = (propertyId: string, days: number, noticeBy: 'tenant' | 'landlord') => ({
    propertyId,
    tenantId: tenant.user.id,
    startsOn: '2020-01-01',
    endsOn: day(300 + days),
    noticeBy,
    noticeAt: hoursFromNow(-24),
    noticeEndsOn: day(days),
  })
  const { notices, noticedHome } = (await landlord.call(waiting)).waiting
  expect([notices, noticedHome]).toEqual([0, null])
  await database
    .insert(tenancies)
    .values([
      noticed(attic, 20, 'tenant'),
      noticed(loft, 10, 'tenant'),
      noticed(attic, 5, 'landlord'),
      noticed(attic, -3, 'tenant'),
    ])
  const shown = (await landlord.call(waiting)).waiting
  expect(shown).toMatchObject({ notices: 2, noticedHome: { propertyId: loft, propertyTitle: 'Loft' } })
})

test('it is a landlord’s own', async () => {
  expect((await (await signUp('landlord')).call(waiting)).waiting).toEqual(nothing)
  expect((await tenant.refusal(waiting)).status).toBe(403)
})
