import { describe, expect, test } from 'bun:test'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { overdueSince } from '@portal/contract/maintenance/overdue'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { photoWidths } from '@portal/contract/photos/photo'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { photoIdIn } from '@portal/contract/values/photo-address'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { inRounds } from '@portal/server/test/length'
import { emptyTable } from '../../test/empty-table.ts'
import { openTestApp, patience } from '../../test/test-app.ts'
import { photosPrefix } from '../domain/photo-objects.ts'
import { tidyPhotos } from '../features/photos/tidy-photos.ts'
import { ObjectStoreFailure } from '../platform/ports/object-store.ts'
import { users } from '../schema/people.ts'
import { photos } from '../schema/photos.ts'
import { dealingsFrom } from './dealings.ts'
import { makeRequests } from './maintenance.ts'
import { clocksFrom } from './moment.ts'
import { seed } from './seed.ts'

const noFiles = { photosOf: () => [], papersOf: () => [] }

const empty = await openTestApp()
const { signIn, visitor, database } = await openTestApp({ isSeeded: true })
/** With files. */
const full = await openTestApp()
const { objects } = full.services
await emptyTable(full.database, users)
await seed(full.database, { ...objects, patienceMs: patience.statement_timeout })

describe('the demonstration', () => {
  test(
    'is created by one of several concurrent starts, and never again',
    async () => {
      await emptyTable(empty.database, users)
      const made = await Promise.all([seed(empty.database), seed(empty.database), seed(empty.database)])
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await empty.database.$count(users)).toBe(await database.$count(users))
    },
    inRounds(60),
  )

  test('gives each home photographs of its own, which anyone sees in every width', async () => {
    const { properties: homes } = await full
      .visitor()
      .call(propertyEndpoints.search, { query: { includeRented: 'true' } })
    const addresses = homes.flatMap(({ images }) => images)
    expect(homes.every(({ images }) => images.length >= 4)).toBe(true)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { images, imageDescriptions } of homes)
      for (const address of images) expect(imageDescriptions[address]).toMatch(/^[A-Z][a-z ]+$/)
    for (const width of photoWidths) {
      const id = photoIdIn(addresses[0] ?? '') ?? ''
      const looked = await full
        .visitor()
        .sendTo(photoEndpoints.read, { params: { id }, query: { width: `${width}` } })
      expect([looked.status, looked.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    }
    const before = await Array.fromAsync(objects.list(photosPrefix))
    await tidyPhotos(full.database, objects)
    expect(await Array.fromAsync(objects.list(photosPrefix))).toEqual(before)
    expect(await full.database.$count(photos)).toBe(before.length / 3)
  })

  test('has papers of the tenant, and what was and is shared with the landlord in every state, with each look, and papers for the administrator', async () => {
    const [tenant, landlord] = [
      await full.signIn('tenant@example.com'),
      await full.signIn('landlord@example.com'),
    ]
    const { documents } = await tenant.call(documentEndpoints.list)
    expect(documents.map(({ name, seenBy = [] }) => [name, seenBy.length])).toEqual([
      ['Payslip.pdf', 0],
      ['Letter of reference.pdf', 0],
      ['Signed lease.pdf', 0],
    ])
    const { consents } = await tenant.call(consentEndpoints.list, { query: { side: 'owner' } })
    const states = consents.map(({ status, dataCategory, readCount }) => [status, dataCategory, readCount])
    expect(states).toEqual([
      ['pending', 'contact', 0],
      ['granted', 'profile', 2],
      ['expired', 'documents', 2],
      ['revoked', 'profile', 1],
      ['denied', 'profile', 0],
      ['expired', 'documents', 1],
    ])
    const [, profile] = consents
    const { data } = await landlord.call(consentEndpoints.data, { params: { id: profile?.id ?? '' } })
    expect(data).toMatchObject({ maxRent: 3200, employmentStatus: 'Employed full-time', petOwner: true })
    const id = documents[0]?.id ?? ''
    expect((await landlord.sendTo(documentEndpoints.content, { params: { id } })).status).toBe(404)
    const { headers } = await tenant.sendTo(documentEndpoints.content, { params: { id } })
    const file = await full.visitor().send('GET', headers.get('location') ?? '')
    expect(await file.text()).toStartWith('%PDF-1.4')

    const admin = await full.signIn('admin@example.com')
    const { reviews } = await admin.call(reviewEndpoints.list)
    expect(reviews.map(({ kind, documents: sent }) => [kind, sent.map(({ name }) => name)])).toEqual([
      ['home', ['Property tax bill.pdf']],
    ])
    const params = { id: reviews[0]?.documents[0]?.id ?? '' }
    expect((await admin.sendTo(documentEndpoints.content, { params })).status).toBe(302)
  })

  test.each([
    ['cannot be used', () => Promise.reject(new ObjectStoreFailure('It is not there.'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('has homes without photographs where the object store %s', async (_, write) => {
    const own = await openTestApp()
    await emptyTable(own.database, users)
    expect(await seed(own.database, { ...own.services.objects, write })).toBe(true)
    expect(await own.database.$count(photos)).toBe(0)
    expect(await own.database.$count(users)).toBe(await database.$count(users))
  })

  test('shows homes on the map and, on its first page, some that are not', async () => {
    const { properties, total } = await visitor().call(propertyEndpoints.search)
    const unplaced = properties.filter(({ latitude }) => latitude === null)
    expect(total).toBe(50)
    const rented = await visitor().call(propertyEndpoints.search, { query: { includeRented: 'true' } })
    expect(rented.total).toBe(60)
    expect([unplaced.length, properties.length]).toEqual([4, 20])
  })

  test('gives every home its own title', async () => {
    const query = { includeRented: 'true', limit: '100' } as const
    const { properties } = await visitor().call(propertyEndpoints.search, { query })
    expect(new Set(properties.map(({ title }) => title)).size).toBe(60)
  })

  test('has the homes that the assistant’s examples ask for: two bedrooms in Oakland under $3,000', async () => {
    const query = { city: 'Oakland', state: 'CA', bedrooms: '2', maxRent: '3000' } as const
    const { properties } = await visitor().call(propertyEndpoints.search, { query })
    expect(properties.map(({ rentAmount }) => rentAmount)).toEqual([2700, 2850])
  })

  test('names neighborhoods as an address does', async () => {
    const { properties } = await visitor().call(propertyEndpoints.search, { query: { limit: '100' } })
    const named = Map.groupBy(properties, ({ neighborhood }) => neighborhood)
    expect(named.get('Mission')?.every(({ city }) => city === 'San Francisco')).toBe(true)
    expect(named.get('Downtown')?.some(({ city }) => city === 'Berkeley')).toBe(true)
    expect(named.get(null)?.every(({ city }) => /^(Daly City|South San Francisco)$/.test(city))).toBe(true)
  })

  test('gives the landlord six homes, available and occupied', async () => {
    const { properties } = await (await signIn('landlord@example.com')).call(ownPropertyEndpoints.my)
    expect(properties).toHaveLength(6)
    expect(properties.filter(({ isAvailable }) => !isAvailable)).toHaveLength(2)
  })

  test('gives the tenant saved searches with new homes', async () => {
    const { savedSearches } = await (await signIn('tenant@example.com')).call(savedSearchEndpoints.list)
    expect(savedSearches).toHaveLength(2)
    for (const { newCount } of savedSearches) expect(newCount).toBeGreaterThan(0)
  })

  test('gives the tenant requests in every state, of two homes', async () => {
    const requests = await (await signIn('tenant@example.com')).call(maintenanceEndpoints.myRequests)
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(MaintenanceStatus.options))
    expect(new Set(requests.map(({ propertyId }) => propertyId)).size).toBe(2)
  })

  test('includes each request’s history', async () => {
    const tenant = await signIn('tenant@example.com')
    for (const { id, status } of await tenant.call(maintenanceEndpoints.myRequests)) {
      const { updates } = await tenant.call(maintenanceEndpoints.read, { params: { id } })
      const statuses: string[] = MaintenanceStatus.options
      const lastStatus = updates.findLast(({ newValue }) => statuses.includes(newValue ?? ''))
      expect(lastStatus?.newValue ?? 'submitted').toBe(status)
    }
  })

  test('has people act at realistic hours, whenever it starts', async () => {
    const clockOf = (moment: string) =>
      Temporal.Instant.from(moment).toZonedDateTimeISO('America/Los_Angeles').toPlainTime()
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const start = Date.UTC(2026, 9, 31) + minute * 60_000
      const clocks = clocksFrom(start)
      const home = { id: crypto.randomUUID(), landlordId: crypto.randomUUID() }
      const requests = makeRequests(clocks, crypto.randomUUID(), [home, home])
      const steps = dealingsFrom(clocks, noFiles).map(dealing => dealing.steps)
      const past = [
        ...requests.flatMap(({ request, updates }) => [request.createdAt, ...Object.values(updates)]),
        ...steps.flat().map(({ at }) => at),
      ]
      for (const taken of steps) expect(taken.map(({ at }) => at)).toEqual(taken.map(({ at }) => at).sort())
      for (const moment of past) expect(Date.parse(moment)).toBeLessThanOrEqual(start)
      const visits = requests.flatMap(({ request }) => request.scheduledDate ?? [])
      const tours = steps.flat().flatMap(step => (step.did === 'propose' ? step.times : []))
      for (const moment of [...past, ...visits, ...tours]) {
        expect(clockOf(moment).hour).toBeGreaterThanOrEqual(7)
        expect(clockOf(moment).hour).toBeLessThan(22)
      }
      const overdue = requests.filter(({ request }) =>
        overdueSince({ priority: 'medium', status: 'submitted', scheduledDate: null, ...request }, start),
      )
      expect(overdue.map(({ request }) => request.title)).toEqual(['Ants along the balcony door'])
      const unanswered = steps.flatMap(([first, ...more]) =>
        first?.did === 'ask' && more.length === 0 ? first : [],
      )
      expect(unanswered).toHaveLength(1)
      const waitedHours = (start - Date.parse(unanswered[0]?.at ?? '')) / 3_600_000
      expect([waitedHours >= 24, waitedHours < 49]).toEqual([true, true])
      for (const { request, updates } of requests)
        for (const moment of Object.values(updates)) expect(moment > request.createdAt).toBe(true)
    }
  })

  test('has notifications that lead to the request that they are about', async () => {
    const led: string[] = []
    for (const email of ['tenant@example.com', 'landlord@example.com']) {
      const person = await signIn(email)
      const { notifications } = await person.call(notificationEndpoints.list)
      for (const { actionUrl } of notifications) {
        const id = new URL(actionUrl ?? '/', 'http://localhost').searchParams.get('request')
        if (id) led.push((await person.call(maintenanceEndpoints.read, { params: { id } })).request.title)
      }
    }
    expect(led).toHaveLength(5)
  })

  test('has reports that wait for the administrator, who warned a landlord', async () => {
    const admin = await signIn('admin@example.com')
    const { violations, counts } = await admin.call(findingEndpoints.list)
    expect(violations.map(({ subjectType, cannotDecide }) => [subjectType, cannotDecide])).toEqual([
      ['property', null],
      ['rating', null],
    ])
    expect(counts).toMatchObject({ waiting: 2, decidedThisWeek: 1 })
    const warned = await signIn('kenji.mori@example.com')
    const { violations: own } = await warned.call(violationEndpoints.list)
    expect(own).toMatchObject([{ reason: 'off_platform', action: 'warn' }])
    expect(own[0]?.mayAppealUntil).not.toBeNull()
    const warnings = await warned.call(warningEndpoints.list)
    expect(warnings).toMatchObject([{ isAcknowledged: false, severity: 'medium' }])
    const { notifications } = await warned.call(notificationEndpoints.list)
    expect(notifications.map(({ title }) => title)).toEqual(['A decision about your account'])
  })

  test.each(['tenant@example.com', 'landlord@example.com'])(
    'leaves three notifications for %s to read',
    async email => {
      const person = await signIn(email)
      const { notifications } = await person.call(notificationEndpoints.list, { query: { unread: 'true' } })
      expect(notifications).toHaveLength(3)
    },
  )
})
