// People who once asked about a home that is now private or deleted see at most its title, city and state. No call
// returns its street, ZIP code or coordinates, unless they live there.
import { expect, test } from 'bun:test'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../test/new-listing.ts'
import { newRequest } from '../test/new-tenancy.ts'
import { readsOf, type Things } from '../test/reads.ts'
import { openTestApp } from '../test/test-app.ts'
import { untilCounted } from '../test/until-counted.ts'
import { sendReminders } from './features/reminders/send-reminders.ts'
import { aiReminders } from './schema/reminders.ts'
import { tenancies } from './schema/tenancies.ts'

const { database, signUp } = await openTestApp({ jobs: true })

const secrets = ['4711 Zanzibar Mews', '94998', '37.123456', '-122.123457']
const [address = '', zipCode = ''] = secrets

const landlord = await signUp('landlord', 'premium')
const [asker, resident, former] = [await signUp('tenant'), await signUp('tenant'), await signUp('tenant')]
type Person = typeof asker

const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString()

/** One current and one former tenant; all three people know about the home in every possible way. */
const openHome = async () => {
  const body = newListing({ address, zipCode, latitude: 37.123456, longitude: -122.123457 })
  const { property } = await landlord.call(listingEndpoints.create, { body })
  const since = { propertyId: property.id, startsOn: '2020-01-01' }
  await database.insert(tenancies).values([
    { ...since, tenantId: resident.user.id },
    { ...since, tenantId: former.user.id },
  ])
  const scheduledDate = tomorrow
  const inquiries: string[] = []
  for (const person of [asker, resident, former]) {
    await person.call(favoriteEndpoints.add, { params: { propertyId: property.id } })
    const question = { propertyId: property.id, message: 'May I see it?', scheduledDate }
    const { inquiry } = await person.call(inquiryEndpoints.create, { body: question })
    const answer = { message: 'Please come.', status: 'scheduled', scheduledDate }
    await landlord.call(inquiryEndpoints.respond, { params: { id: inquiry.id }, body: answer })
    inquiries.push(inquiry.id)
  }
  const { request } = await former.call(filingEndpoints.create, { body: newRequest(property.id) })
  await landlord.call(maintenanceEndpoints.schedule, { params: { id: request.id }, body: { scheduledDate } })
  await untilTrue(async () => (await former.call(reminderEndpoints.list)).reminders.length === 2)
  await untilTrue(async () => (await asker.call(reminderEndpoints.list)).reminders.length === 1)
  // Reminders turn into notifications, which also keep their text.
  await database.update(aiReminders).set({ nextReminderAt: sql`now() - interval '1 second'` })
  await sendReminders(database)
  await untilTrue(async () =>
    (await asker.call(notificationEndpoints.list)).notifications.some(
      ({ category }) => category === 'reminder',
    ),
  )
  await database.update(tenancies).set({ endsOn: '2021-01-01' }).where(eq(tenancies.tenantId, former.user.id))
  const things = {
    properties: [property.id],
    people: [landlord.user.id],
    inquiries,
    'maintenance/requests': [request.id],
  }
  return { id: property.id, things }
}

const leaksTo = async (person: Person, things: Things) => {
  const leaks: string[] = []
  for (const { endpoint, id } of readsOf(things, 'person', person.user.userType)) {
    const response = await person.sendTo(endpoint, {
      params: { id, propertyId: id },
      query: { ids: id, path: `/properties/${id}` },
    })
    const text = await response.text()
    if (secrets.some(secret => text.includes(secret))) leaks.push(endpoint.path)
  }
  return leaks
}

test('only its landlord, and people who live there, see the street of a private or deleted home', async () => {
  const { id, things } = await openHome()
  expect(await leaksTo(asker, things)).toContain('/api/inquiries')
  await landlord.call(listingEndpoints.update, { params: { id }, body: { visibilityLevel: 'private' } })
  // A place with only one home would reveal that home's coordinates.
  await untilCounted(database)
  expect(await leaksTo(asker, things)).toEqual([])
  expect(await leaksTo(former, things)).toEqual([])
  expect(await leaksTo(resident, things)).toContain('/api/inquiries')
  expect(await leaksTo(landlord, things)).toContain('/api/inquiries')
  const { inquiries } = await asker.call(inquiryEndpoints.list)
  expect(inquiries[0]?.property).toMatchObject({ address: '', city: 'San Francisco', state: 'CA' })
  await database.update(tenancies).set({ endsOn: '2021-01-01' })
  // A home is not deleted while a tour of it is to come.
  const received = await landlord.call(inquiryEndpoints.list, { query: { status: 'scheduled' } })
  for (const inquiry of received.inquiries)
    await landlord.call(inquiryEndpoints.cancel, { params: { id: inquiry.id } })
  await landlord.call(ownPropertyEndpoints.delete, { params: { id } })
  for (const person of [asker, resident]) expect(await leaksTo(person, things)).toEqual([])
})
