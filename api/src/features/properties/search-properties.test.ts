import { describe, expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'

const { visitor, signUp, database } = await openTestApp()
const landlord = await signUp('landlord')
const { search } = propertyEndpoints

/** Homes far apart from those of other tests, so that each searches among its own. */
const listIn = async (city: string, homes: Partial<typeof properties.$inferInsert>[]): Promise<string[]> => {
  const rows = homes.map(home => ({ ...newListing(), city, ...home, landlordId: landlord.user.id }))
  const made = await database.insert(properties).values(rows).returning({ id: properties.id })
  return made.map(({ id }) => id)
}

const find = async (query: Record<string, string>): Promise<string[]> =>
  (await visitor().call(search, { query })).properties.map(({ id }) => id)

describe('searching homes', () => {
  test('by area finds what lies inside, edges included, and nothing without coordinates', async () => {
    const [inside, onEdge] = await listIn('Area', [
      { latitude: 10.5, longitude: 20.5 },
      { latitude: 11, longitude: 20 },
      { latitude: 11.0001, longitude: 20 },
      { latitude: null, longitude: null },
    ])
    const area = { north: '11', south: '10', east: '21', west: '20' }
    expect((await find(area)).toSorted()).toEqual([inside ?? '', onEdge ?? ''].toSorted())
    expect(await find({ city: 'Area' })).toHaveLength(4)
  })

  test('by area reaches across the 180th meridian', async () => {
    const ids = await listIn('Fiji', [
      { latitude: -17, longitude: 179.5 },
      { latitude: -17, longitude: -179.5 },
    ])
    const found = await find({ north: '-16', south: '-18', west: '179', east: '-179' })
    expect(found.toSorted()).toEqual(ids.toSorted())
  })

  test('by area needs all four sides, the right way around', async () => {
    expect((await visitor().refusal(search, { query: { north: '1' } })).fields).toEqual({
      north: 'An area needs north, south, east and west',
    })
    const upsideDown = { north: '1', south: '2', east: '1', west: '0' }
    expect((await visitor().refusal(search, { query: upsideDown })).fields).toHaveProperty('south')
  })

  test('by city and state ignores case', async () => {
    const [wanted] = await listIn('Half Moon Bay', [{ state: 'California' }, { state: 'Oregon' }])
    expect(await find({ city: 'half moon BAY ', state: 'california' })).toEqual([wanted ?? ''])
  })

  test('by rent includes the bounds', async () => {
    const ids = await listIn('Rent', [{ rentAmount: 1000 }, { rentAmount: 2000 }, { rentAmount: 2000.01 }])
    expect(await find({ city: 'Rent', minRent: '1000', maxRent: '2000' })).toEqual(
      ids.slice(0, 2).toReversed(),
    )
  })

  test('by rent has no ceiling at the end of the slider', async () => {
    const [dear, most] = await listIn('Dear', [{ rentAmount: 12_000 }, { rentAmount: 10_000 }])
    expect(await find({ city: 'Dear', maxRent: '10000' })).toEqual([most ?? '', dear ?? ''])
    expect(await find({ city: 'Dear', maxRent: '11000' })).toEqual([most ?? ''])
  })

  test('by rooms is exact below the top bucket and open from it on', async () => {
    const rooms = [0, 3, 4, 6].map(bedrooms => ({ bedrooms, bathrooms: bedrooms / 2 }))
    const [studio, three, four, six] = await listIn('Rooms', rooms)
    expect(await find({ city: 'Rooms', bedrooms: '0' })).toEqual([studio ?? ''])
    expect(await find({ city: 'Rooms', bedrooms: '3' })).toEqual([three ?? ''])
    expect(await find({ city: 'Rooms', bedrooms: '4' })).toEqual([six ?? '', four ?? ''])
    expect(await find({ city: 'Rooms', bathrooms: '1.5' })).toEqual([three ?? ''])
    expect(await find({ city: 'Rooms', bathrooms: '3' })).toEqual([six ?? ''])
  })

  test('by amenities finds homes that have them all', async () => {
    const [both] = await listIn('Amenities', [{ amenities: ['Gym', 'Pool', 'WiFi'] }, { amenities: ['Gym'] }])
    expect(await find({ city: 'Amenities', amenities: 'Gym, Pool' })).toEqual([both ?? ''])
  })

  test('by flags and type asks only for what is wanted', async () => {
    const [pets, , office] = await listIn('Flags', [
      { petFriendly: true },
      { smokingAllowed: true },
      { propertyType: 'office' },
    ])
    expect(await find({ city: 'Flags', petFriendly: 'true' })).toEqual([pets ?? ''])
    expect(await find({ city: 'Flags', petFriendly: 'false' })).toHaveLength(3)
    expect(await find({ city: 'Flags', propertyType: 'office' })).toEqual([office ?? ''])
  })

  test('lists occupied homes too, as their badge says they are rented', async () => {
    const ids = await listIn('Occupied', [{ isAvailable: false }])
    expect(await find({ city: 'Occupied' })).toEqual(ids)
  })

  test('comes newest first, page by page, each home once', async () => {
    const ids = await listIn(
      'Pages',
      Array.from({ length: 7 }, () => ({})),
    )
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = { city: 'Pages', limit: '3', cursor }
      const page = await visitor().call(search, { query })
      expect([page.total, page.truncated]).toEqual([7, false])
      seen.push(...page.properties.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(ids.toReversed())
  })

  test('counts exactly up to a thousand and says when there are more', async () => {
    await listIn(
      'Many',
      Array.from({ length: 1000 }, () => ({})),
    )
    const count = async () => {
      const { total, truncated } = await visitor().call(search, { query: { city: 'Many' } })
      return { total, truncated }
    }
    expect(await count()).toEqual({ total: 1000, truncated: false })
    await listIn('Many', [{}])
    expect(await count()).toEqual({ total: 1000, truncated: true })
  })
})
