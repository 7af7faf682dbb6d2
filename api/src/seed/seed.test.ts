import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { inRounds } from '@portal/server/test/length'
import { emptyTable } from '../../test/empty-table.ts'
import { openTestApp } from '../../test/test-app.ts'
import { users } from '../schema/people.ts'
import { seed } from './seed.ts'

const empty = await openTestApp()
const { signIn, visitor, database } = await openTestApp({ isSeeded: true })

describe('the demonstration', () => {
  test(
    'is made by one of those that start at once, and never again',
    async () => {
      await emptyTable(empty.database, users)
      const made = await Promise.all([seed(empty.database), seed(empty.database), seed(empty.database)])
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await empty.database.$count(users)).toBe(await database.$count(users))
    },
    inRounds(60),
  )

  test('shows homes on the map and, on its first page, some that are not', async () => {
    const { properties, total } = await visitor().call(propertyEndpoints.search)
    const unplaced = properties.filter(({ latitude }) => latitude === null)
    expect(total).toBe(50)
    const rented = await visitor().call(propertyEndpoints.search, { query: { includeRented: 'true' } })
    expect(rented.total).toBe(60)
    expect([unplaced.length, properties.length]).toEqual([4, 20])
    expect(new Set(properties.map(({ title }) => title)).size).toBeGreaterThan(15)
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

  test('gives the tenant saved searches in which homes are new', async () => {
    const { savedSearches } = await (await signIn('tenant@example.com')).call(savedSearchEndpoints.list)
    expect(savedSearches).toHaveLength(2)
    for (const { newCount } of savedSearches) expect(newCount).toBeGreaterThan(0)
  })

  test('gives the tenant requests in every state, of two homes', async () => {
    const requests = await (await signIn('tenant@example.com')).call(maintenanceEndpoints.myRequests)
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(MaintenanceStatus.options))
    expect(new Set(requests.map(({ propertyId }) => propertyId)).size).toBe(2)
  })

  test('has the history of each request', async () => {
    const tenant = await signIn('tenant@example.com')
    for (const { id, status } of await tenant.call(maintenanceEndpoints.myRequests)) {
      const { updates } = await tenant.call(maintenanceEndpoints.read, { params: { id } })
      const statuses: string[] = MaintenanceStatus.options
      const lastStatus = updates.findLast(({ newValue }) => statuses.includes(newValue ?? ''))
      expect(lastStatus?.newValue ?? 'submitted').toBe(status)
    }
  })

  test('gives the landlord an inquiry to answer, and one that is answered', async () => {
    const { inquiries } = await (await signIn('landlord@example.com')).call(inquiryEndpoints.list)
    expect(inquiries.map(({ status }) => status)).toEqual(['pending', 'responded'])
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

  test.each(['tenant@example.com', 'landlord@example.com'])(
    'leaves three notifications for %s to read',
    async email => {
      const person = await signIn(email)
      const { notifications } = await person.call(notificationEndpoints.list, { query: { unread: 'true' } })
      expect(notifications).toHaveLength(3)
    },
  )
})
