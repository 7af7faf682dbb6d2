import { beforeEach, expect, test } from 'bun:test'
import { newListing } from '../../../../test/new-listing.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { properties } from '../../../schema/properties.ts'
import { agoFrom } from '../../../seed/moment.ts'
import { noticeOwnHomes } from './notice-own-homes.ts'

const { signUp, database } = await openTestApp()
const [{ user: landlord }, { user: neighbor }] = await Promise.all([signUp('landlord'), signUp('landlord')])

beforeEach(async () => {
  await database.delete(properties)
})

const offer = async (landlordId: string, overrides: Partial<typeof properties.$inferInsert>) => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id, landlordId, ...overrides })
  return id
}

/** Creates similar homes of another landlord. */
const offerNeighbors = async (...rents: number[]) => {
  for (const rentAmount of rents) await offer(neighbor.id, { rentAmount })
}

test('a rent is compared with the median of similar homes nearby, with its figures', async () => {
  const id = await offer(landlord.id, { title: 'Dear', rentAmount: 2750 })
  await offerNeighbors(2000, 2100, 2200, 2300, 2400)
  await offer(neighbor.id, { rentAmount: 9000, bedrooms: 3 })
  await offer(neighbor.id, { rentAmount: 9000, isAvailable: false })
  await offer(neighbor.id, { rentAmount: 9000, latitude: 38.5 })
  expect(await noticeOwnHomes(database, landlord.id)).toEqual([
    expect.objectContaining({
      insightType: 'rent_above_median',
      title: '“Dear” costs 25% more than similar homes',
      summary: 'Its rent is $2,750; half of the 5 nearest 2-bedroom apartments cost $2,200 or less.',
      confidence: 0.5,
      priority: 'high',
      actionUrl: `/landlord/properties/${id}/edit`,
      metrics: [
        { name: 'Your rent', value: 2750, unit: 'dollars' },
        { name: 'Median of similar homes', value: 2200, unit: 'dollars' },
        { name: 'Difference', value: 25, unit: 'percent' },
        { name: 'Homes compared', value: 5, unit: 'number' },
        { name: 'All within', value: 0, unit: 'miles' },
      ],
    }),
  ])
})

test('a rent is compared with at least five homes', async () => {
  await offer(landlord.id, { rentAmount: 2750 })
  await offerNeighbors(2000, 2100, 2200, 2300)
  expect(await noticeOwnHomes(database, landlord.id)).toEqual([])
})

test('a home without inquiries is noticed after 30 days on offer', async () => {
  await offer(landlord.id, { title: 'New', listedAt: agoFrom(Date.now())(29.5) })
  await offer(landlord.id, { title: 'Quiet', listedAt: agoFrom(Date.now())(40.5) })
  expect(await noticeOwnHomes(database, landlord.id)).toEqual([
    expect.objectContaining({
      insightType: 'few_inquiries',
      title: '“Quiet” had no inquiry in 30 days',
      summary: 'It has been listed for 40 days.',
    }),
  ])
})

test('homes without coordinates are counted, and lead to the first', async () => {
  const nowhere = { latitude: null, longitude: null }
  await offer(landlord.id, nowhere)
  const last = await offer(landlord.id, nowhere)
  await offer(landlord.id, {})
  expect(await noticeOwnHomes(database, landlord.id)).toEqual([
    expect.objectContaining({
      title: '2 of your homes aren’t on the map',
      actionUrl: `/landlord/properties/${last}/edit`,
    }),
  ])
})
