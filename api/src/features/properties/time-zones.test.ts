import { expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { isZoneMissing, properties } from '../../schema/properties.ts'
import { fillTimeZones } from './fill-time-zones.ts'

const { signUp, database } = await openTestApp()
const { create, update } = listingEndpoints
const newYork = { latitude: 40.71, longitude: -74.0 }

test('a home has the time zone of its coordinates, or else of its state, or none', async () => {
  const landlord = await signUp('landlord')
  const { property } = await landlord.call(create, { body: newListing() })
  expect(property.timeZone).toBe('America/Los_Angeles')
  const params = { id: property.id }
  const change = async (body: object) => (await landlord.call(update, { params, body })).property.timeZone
  expect(await change(newYork)).toBe('America/New_York')
  expect(await change({ title: 'Renamed' })).toBe('America/New_York')
  expect(await change({ latitude: null, longitude: null })).toBe('America/Los_Angeles')
  expect(await change({ state: 'Texas' })).toBe('America/Chicago')
  expect(await change(newYork)).toBe('America/New_York')
  expect(await change({ latitude: null, longitude: null, state: 'Ontario' })).toBeNull()
  expect(await change({ timeZone: 'UTC' })).toBeNull()
})

test('older homes get their time zones, in whichever process', async () => {
  const { user } = await signUp('landlord')
  const spots = [newYork, { latitude: 41.88, longitude: -87.63 }, { latitude: null, longitude: null }]
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    ...newListing(spots[index % 3]),
    landlordId: user.id,
  }))
  await database.insert(properties).values(rows)
  await Promise.all([fillTimeZones(database), fillTimeZones(database)])
  await fillTimeZones(database)
  expect(await database.$count(properties, isZoneMissing)).toBe(0)
  const own = eq(properties.landlordId, user.id)
  const counts = [
    await database.$count(properties, and(own, eq(properties.timeZone, 'America/New_York'))),
    await database.$count(properties, and(own, eq(properties.timeZone, 'America/Chicago'))),
    await database.$count(properties, and(own, isNull(properties.timeZone))),
  ]
  expect(counts).toEqual([400, 400, 400])
})
