import { describe, expect, test } from 'bun:test'
import { listingAmenities } from '@portal/contract/properties/choices'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'

const { visitor, signUp, database } = await openTestApp()
const landlord = await signUp('landlord')
const { search } = propertyEndpoints

/** Homes far away from other tests' homes, so that each test finds only its own. */
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

  test('by area requires all four sides, the right way around', async () => {
    expect((await visitor().refusal(search, { query: { north: '1' } })).fields).toEqual({
      north: 'An area needs north, south, east and west',
    })
    const upsideDown = { north: '1', south: '2', east: '1', west: '0' }
    expect((await visitor().refusal(search, { query: upsideDown })).fields).toHaveProperty('south')
  })

  test('by city and state ignores case', async () => {
    const [homeId] = await listIn('Half Moon Bay', [{ state: 'California' }, { state: 'Oregon' }])
    expect(await find({ city: 'half moon BAY ', state: 'california' })).toEqual([homeId ?? ''])
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

  test('by rooms is exact, except for the top choice, which is open', async () => {
    const rooms = [0, 3, 4, 6].map(bedrooms => ({ bedrooms, bathrooms: bedrooms / 2 }))
    const [studio, three, four, six] = await listIn('Rooms', rooms)
    expect(await find({ city: 'Rooms', bedrooms: '0' })).toEqual([studio ?? ''])
    expect(await find({ city: 'Rooms', bedrooms: '3' })).toEqual([three ?? ''])
    expect(await find({ city: 'Rooms', bedrooms: '4' })).toEqual([six ?? '', four ?? ''])
    expect(await find({ city: 'Rooms', bathrooms: '1.5' })).toEqual([three ?? ''])
    expect(await find({ city: 'Rooms', bathrooms: '3' })).toEqual([six ?? ''])
  })

  test('by amenities finds homes with all of them', async () => {
    const [both] = await listIn('Amenities', [{ amenities: ['Gym', 'Pool', 'WiFi'] }, { amenities: ['Gym'] }])
    expect(await find({ city: 'Amenities', amenities: 'Gym, Pool' })).toEqual([both ?? ''])
    const names = [...listingAmenities, 'Wine cellar', "Cook's \\ nook"]
    const ids = await listIn(
      'Each amenity',
      names.map(name => ({ amenities: [name] })),
    )
    for (const [index, amenities] of names.entries())
      expect(await find({ city: 'Each amenity', amenities })).toEqual([ids[index] ?? ''])
    expect(await find({ amenities: 'ñ'.repeat(2000) })).toEqual([])
  })

  test('by flags and type only uses the filters that are set', async () => {
    const [pets, , office] = await listIn('Flags', [
      { petFriendly: true },
      { smokingAllowed: true },
      { propertyType: 'office' },
    ])
    expect(await find({ city: 'Flags', petFriendly: 'true' })).toEqual([pets ?? ''])
    expect(await find({ city: 'Flags', petFriendly: 'false' })).toHaveLength(3)
    expect(await find({ city: 'Flags', propertyType: 'office' })).toEqual([office ?? ''])
  })

  test('leaves out rented homes unless they are requested', async () => {
    const [free, rented] = await listIn('Occupied', [{}, { isAvailable: false }])
    expect(await find({ city: 'Occupied' })).toEqual([free ?? ''])
    expect(await find({ city: 'Occupied', includeRented: 'true' })).toEqual([rented ?? '', free ?? ''])
  })

  test('by location matches city and state, neighborhoods and the beginning of ZIPs', async () => {
    const [mission, ocean] = await listIn('Sankt Fran', [
      { state: 'XY', neighborhood: 'Mission', zipCode: '99410' },
      { state: 'XY', neighborhood: 'Ocean View', zipCode: '99412-1234' },
    ])
    const both = [ocean ?? '', mission ?? '']
    for (const location of ['kt fran, x', ' SANKT FRAN ', 'sankt fran, xy', '994'])
      expect(await find({ location })).toEqual(both)
    for (const location of ['mission', 'ssion, sankt fran', '99410'])
      expect(await find({ location })).toEqual([mission ?? ''])
    for (const location of ['99412', '99412-', '99412-12', ' 99412-1234 ', '99412-4321'])
      expect(await find({ location })).toEqual([ocean ?? ''])
    for (const location of ['9412', '%', 'sankt_fran', 'sankt fran,xy', 'mission, XY'])
      expect(await find({ location })).toEqual([])
  })

  test('by words finds homes with all of them in any form, and the last one as a prefix', async () => {
    const [loft, house] = await listIn('Words', [
      {
        title: 'Loft with a café below',
        description: 'Two sunny balconies, wi-fi.',
        address: '5 Valencia St',
      },
      { title: 'House', description: "The tenant's garden", address: "1 O'Farrell St" },
    ])
    const findWords = (q: string) => find({ city: 'Words', q })
    for (const q of [
      'loft',
      'CAFE',
      'café',
      'balcony sunny',
      'valencia st',
      'loft balc',
      'wi-fi loft',
      'wi-fi',
    ])
      expect([q, await findWords(q)]).toEqual([q, [loft ?? '']])
    for (const q of ["o'farrell", 'tenant gar', "tenants'"])
      expect([q, await findWords(q)]).toEqual([q, [house ?? '']])
    expect(await findWords('loft garden')).toEqual([])
    for (const q of ['the', '  ', "':* & !", '\\']) expect([q, (await findWords(q)).length]).toEqual([q, 2])
    expect(await findWords('@place:1')).toEqual([])
  })

  test('can be sorted by rent and by distance too, in pages, each home once', async () => {
    const spots = Array.from({ length: 9 }, (_, index) => ({
      rentAmount: 1000 + (index % 3),
      latitude: 10 + Math.floor(index / 2) / 10,
      longitude: -20,
    }))
    const ids = await listIn('Orders', [...spots, { latitude: null, longitude: null, rentAmount: 999.99 }])
    const read = async (given: Record<string, string>) => {
      const seen: number[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query: Record<string, string> = { city: 'Orders', limit: '2', cursor, ...given }
        const page = await visitor().call(search, { query })
        expect(page.total).toBe(given.near ? 9 : 10)
        seen.push(...page.properties.map(({ id }) => ids.indexOf(id)))
        cursor = page.nextCursor
      }
      return seen
    }
    expect(await read({ sort: 'rent_asc' })).toEqual([9, 0, 3, 6, 1, 4, 7, 2, 5, 8])
    expect(await read({ sort: 'rent_desc' })).toEqual([8, 5, 2, 7, 4, 1, 6, 3, 0, 9])
    expect(await read({ sort: 'nearest', near: '10.41,-20' })).toEqual([8, 6, 7, 4, 5, 2, 3, 0, 1])
  })

  test('by distance requires a place, and a cursor belongs to its order', async () => {
    const fieldsOf = async (query: Record<string, string>) =>
      (await visitor().refusal(search, { query })).fields
    expect(await fieldsOf({ sort: 'nearest' })).toEqual({
      near: 'The nearest homes need a place to be near to',
    })
    expect(await fieldsOf({ sort: 'nearest', near: '91,0' })).toHaveProperty('near')
    const id = Bun.randomUUIDv7()
    for (const [sort, cursor] of [
      ['newest', `rent_asc~1~${id}`],
      ['rent_asc', id],
      ['rent_asc', `rent_desc~1~${id}`],
      ['rent_asc', `rent_asc~1.2.3~${id}`],
      ['nearest', `nearest~e-5~${id}`],
    ] as const)
      expect([sort, cursor, await fieldsOf({ sort, cursor, near: '1,1' })]).toEqual([
        sort,
        cursor,
        { cursor: 'This is not a cursor of this list' },
      ])
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
