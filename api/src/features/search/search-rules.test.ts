// Compares the search with the specification's rules (§4, §5, §9), written as a plain filter.
import { expect, test } from 'bun:test'
import {
  type FlagFilter,
  flagFilters,
  listingAmenities,
  PropertyType,
} from '@portal/contract/properties/choices'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { openRent } from '@portal/contract/properties/open-ended'
import { exactTotalLimit } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { emptyTable } from '../../../test/empty-table.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'

const { visitor, signUp, database } = await openTestApp()
const landlord = await signUp('landlord')

const amenities = [...listingAmenities.slice(0, 4), 'Wine cellar']
const latitude = fc.constantFrom(-17, 37.5, 37.75, 37.76, 38, 90)
const longitude = fc.constantFrom(-180, -122.4, -122.3, 0, 179.5)
const word = fc.constantFrom('sunny', 'garden', 'loft', 'quiet', 'studio', 'the')
const city: fc.Arbitrary<string> = fc.constantFrom(
  'Oakland',
  'oakland',
  'Oakland Park',
  'San José',
  'Berkeley',
  'Mission Viejo',
)
const state = fc.constantFrom('CA', 'Ca', 'FL')
const zip = fc.constantFrom('94110', '94117', '94110-1234', '33309')
const rent = fc.constantFrom(500, 999.99, 1000, 1500, 1500.5, 5000, 9999, 10_000, 12_000)
const isTrue = fc.constantFrom('true', 'false')

const anyHome = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
  description: word,
  address: fc.constantFrom('1 Valencia St', '2 Fell St'),
  city,
  state,
  zipCode: zip,
  neighborhood: fc.constantFrom(null, 'Mission', 'Old Oakland'),
  spot: fc.option(fc.record({ latitude, longitude }), { freq: 6 }),
  propertyType: fc.constantFrom(...PropertyType.options),
  bedrooms: fc.constantFrom(null, 0, 1, 2, 3, 4, 5, 7),
  bathrooms: fc.constantFrom(null, 0, 1, 1.5, 2, 2.5, 3, 4),
  rentAmount: rent,
  amenities: fc.subarray(amenities),
  ...recordOf(flagFilters, () => fc.boolean()),
  isAvailable: fc.boolean(),
  visibilityLevel: fc.constantFrom('public' as const, 'public' as const, 'private' as const),
  deletedAt: fc.constantFrom(null, null, null, '2026-01-01T00:00:00.000Z'),
})
type Home = typeof properties.$inferSelect

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })
const anyQuery = fc
  .record({
    area: maybe(fc.tuple(latitude, latitude, longitude, longitude)),
    q: maybe(fc.constantFrom('sunny', 'loft gard', 'studios', 'the', 'valencia st', 'qui', 'nowhere')),
    location: maybe(
      fc.constantFrom(
        'oakland',
        'Oakland, CA',
        'land',
        'MISSION',
        'mission, oak',
        '941',
        '94110',
        '94110-1234',
        '94117-43',
        ', f',
        'é',
        'x',
      ),
    ),
    city: maybe(fc.constantFrom('oakland', ' BERKELEY', 'Park')),
    state: maybe(state),
    rents: maybe(fc.tuple(rent, rent)),
    propertyType: maybe(fc.constantFrom(...PropertyType.options)),
    bedrooms: maybe(fc.constantFrom(0, 1, 4, 5, 9)),
    bathrooms: maybe(fc.constantFrom(0, 1.5, 3, 4)),
    amenities: maybe(fc.subarray(amenities).map(some => some.join(', '))),
    ...recordOf(flagFilters, () => maybe(isTrue)),
    includeRented: maybe(isTrue),
    sort: maybe(fc.constantFrom('newest', 'rent_asc', 'rent_desc', 'nearest')),
    near: fc.constantFrom('37.7,-122.4', '-17,179', '0,0'),
  })
  // No home meets most filters at once, so each search has only a few.
  .chain(({ near, sort, ...filters }) =>
    fc
      .subarray(Object.entries(filters), { maxLength: 4 })
      .map(some => ({ ...Object.fromEntries(some), near, sort })),
  )
type Query = Partial<{ area: [number, number, number, number]; rents: [number, number] }> &
  Partial<
    Record<'q' | 'location' | 'city' | 'state' | 'propertyType' | 'amenities' | 'sort' | 'near', string>
  > &
  Partial<Record<FlagFilter | 'includeRented', 'true' | 'false'>> &
  Partial<Record<'bedrooms' | 'bathrooms', number>>

const areaOf = ([one, other, west, east]: readonly [number, number, number, number]) => ({
  north: Math.max(one, other),
  south: Math.min(one, other),
  west,
  east,
})
const rentsOf = ([one, other]: readonly [number, number]) => ({
  minRent: Math.min(one, other),
  maxRent: Math.max(one, other),
})
const isRoomCount = (rooms: number | null, filter: number | undefined, top: number) =>
  filter === undefined || (rooms !== null && (filter === top ? rooms >= filter : rooms === filter))
const same = (one: string, other = one) => one.toLowerCase() === other.trim().toLowerCase()

const isLocated = ({ city, state, zipCode, neighborhood }: Home, location = ''): boolean => {
  const text = location.trim().toLowerCase()
  const place = `${city}, ${state}`.toLowerCase()
  const begins = `${neighborhood}, ${place}`.toLowerCase().indexOf(text)
  return (
    place.includes(text) ||
    zipCode.slice(0, 5).startsWith(text.replace(/^(\d{5})-\d*$/, '$1')) ||
    (neighborhood !== null && begins >= 0 && begins < neighborhood.length)
  )
}

/** English stemming only removes the plural from these words. */
const hasWords = ({ title, description, address }: Home, q = ''): boolean => {
  const words = `${title} ${description} ${address}`.toLowerCase().split(' ')
  const sought = q.split(' ').filter(wanted => wanted !== '' && wanted !== 'the')
  return sought.every((wanted, index) => {
    const stem = wanted.replace(/s$/, '')
    const isLast = index === sought.length - 1
    return words.some(found => (isLast ? found.startsWith(stem) : found === stem))
  })
}

const isInArea = ({ latitude, longitude }: Home, area: Query['area']): boolean => {
  if (!area) return true
  const { north, south, west, east } = areaOf(area)
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}

const isAffordable = (rentAmount: number, rents: Query['rents']): boolean => {
  if (!rents) return true
  const { minRent, maxRent } = rentsOf(rents)
  return rentAmount >= minRent && (rentAmount <= maxRent || maxRent === openRent)
}

const meets = (home: Home, query: Query): boolean =>
  home.visibilityLevel === 'public' &&
  home.deletedAt === null &&
  (home.isAvailable || query.includeRented === 'true') &&
  isLocated(home, query.location) &&
  same(home.city, query.city) &&
  same(home.state, query.state) &&
  isInArea(home, query.area) &&
  hasWords(home, query.q) &&
  isAffordable(home.rentAmount, query.rents) &&
  (query.propertyType === undefined || home.propertyType === query.propertyType) &&
  isRoomCount(home.bedrooms, query.bedrooms, 4) &&
  isRoomCount(home.bathrooms, query.bathrooms, 3) &&
  (query.amenities ?? '').split(', ').every(name => name === '' || home.amenities.includes(name)) &&
  flagFilters.every(name => query[name] !== 'true' || home[name]) &&
  (query.sort !== 'nearest' || home.latitude !== null)

const mercator = (degrees: number) =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(Math.min(degrees, 89.9), -89.9) * Math.PI) / 360))
/** Squared distance, on a conformal map. */
const distance = ({ latitude, longitude }: Home, near: string): number => {
  const [north = 0, east = 0] = near.split(',').map(Number)
  return (mercator(latitude ?? 0) - mercator(north)) ** 2 + ((((longitude ?? 0) - east) * Math.PI) / 180) ** 2
}

/** The sort key in addition to the id; rounding makes homes at the same distance equal. */
const keyOf = (home: Home, { sort, near = '' }: Query): number => {
  if (sort === 'nearest') return Number(distance(home, near).toPrecision(9))
  return sort === 'rent_asc' || sort === 'rent_desc' ? home.rentAmount : 0
}

const search = async ({ area, rents, ...rest }: Query): Promise<{ ids: string[]; totals: number[] }> => {
  const given = { ...(area && areaOf(area)), ...(rents && rentsOf(rents)), ...rest }
  const filters = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const ids: string[] = []
  const totals: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: Record<string, string> = { ...filters, limit: '37', cursor }
    const page = await visitor().call(propertyEndpoints.search, { query })
    ids.push(...page.properties.map(({ id }) => id))
    totals.push(page.total)
    cursor = page.nextCursor
  }
  return { ids, totals }
}

/** Differences between `search_homes` and what it should hold. */
const differences = async () => [
  ...(await database.execute(sql`
    with now as (select to_jsonb(home) as home from searchable_homes as home),
      kept as (select to_jsonb(home) as home from search_homes as home)
    (select * from now except select * from kept) union all (select * from kept except select * from now)`)),
]

const list = async (homes: readonly (typeof anyHome extends fc.Arbitrary<infer One> ? One : never)[]) =>
  database
    .insert(properties)
    .values(
      homes.map(({ spot, ...home }) => ({
        ...newListing(),
        ...home,
        ...(spot ?? { latitude: null, longitude: null }),
        landlordId: landlord.user.id,
      })),
    )
    .returning()

test('the search finds what the rules say in each order and on every page, and counts it', async () => {
  const homes = await list(fc.sample(anyHome, { numRuns: 200, seed: 11 }))
  await fc.assert(
    fc.asyncProperty(anyQuery, async filters => {
      const query = filters as Query
      const expected = homes.filter(home => meets(home, query))
      const { ids, totals } = await search(query)
      expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      expect(new Set(totals)).toEqual(new Set([expected.length]))
      const keys = ids
        .map(id => homes.find(home => home.id === id))
        .map(home => (home ? keyOf(home, query) : Number.NaN))
      const rising = keys.toSorted((one, other) => one - other)
      expect(keys).toEqual(query.sort === 'rent_desc' ? rising.toReversed() : rising)
      if (query.sort === undefined || query.sort === 'newest')
        expect(ids).toEqual(ids.toSorted().toReversed())
    }),
    { numRuns: 150 },
  )
  expect(await differences()).toEqual([])
})

test('the index has the latest state, however many homes a statement writes', async () => {
  const change = fc.record({
    home: fc.nat(199),
    to: anyHome,
    kind: fc.constantFrom('edit', 'same', 'remove', 'all'),
  })
  const homes = await list(fc.sample(anyHome, { numRuns: 200, seed: 12 }))
  for (const { home, to, kind } of fc.sample(change, { numRuns: 60, seed: 13 })) {
    const { id = '' } = homes[home] ?? {}
    const { spot, ...fields } = to
    if (kind === 'edit')
      await database
        .update(properties)
        .set({ ...fields, ...spot })
        .where(eq(properties.id, id))
    if (kind === 'same')
      await database
        .update(properties)
        .set({ images: ['/a.jpg'] })
        .where(eq(properties.id, id))
    if (kind === 'remove') await database.delete(properties).where(eq(properties.id, id))
    if (kind === 'all')
      await database
        .update(properties)
        .set({ neighborhood: fields.neighborhood, rentAmount: fields.rentAmount })
  }
  expect(await differences()).toEqual([])
  const [{ homes: count } = { homes: 0 }] = await database.execute<{ homes: number }>(
    sql`select count(*)::integer as homes from search_homes`,
  )
  expect(count).toBeGreaterThan(100)
  await emptyTable(database, properties)
  expect(await database.execute(sql`select id from search_homes`)).toHaveLength(0)
})

test('homes listed at once in the same new places are all found, and each place exists once', async () => {
  const homes = fc
    .sample(anyHome, { numRuns: 8, seed: 14 })
    .map((home, index) => ({ ...home, city: `New ${index}` }))
  const turned = homes.map((_, index) => [...homes.slice(index), ...homes.slice(0, index)])
  await Promise.all(turned.map(inTurn => list(inTurn)))
  expect(await differences()).toEqual([])
  const twice = await database.execute(
    sql`select match from search_places group by kind, match having count(*) > 1`,
  )
  expect(twice).toHaveLength(0)
})

test('the index can be rebuilt from the homes', async () => {
  await database.execute(sql`delete from search_homes`)
  expect(await differences()).not.toEqual([])
  await database.execute(sql`select index_homes(array(select id from properties))`)
  expect(await differences()).toEqual([])
})

test('totals are exact up to a thousand, both from an index and from a walk', async () => {
  await list(
    fc.sample(anyHome, { numRuns: 1, seed: 1 }).flatMap(home =>
      Array.from({ length: exactTotalLimit + 1 }, () => ({
        ...home,
        visibilityLevel: 'public' as const,
        deletedAt: null,
        isAvailable: true,
        amenities: ['Gym', 'Sauna'],
      })),
    ),
  )
  for (const query of [{}, { amenities: 'Sauna' }, { amenities: 'Gym' }] as Record<string, string>[]) {
    const { total, truncated } = await visitor().call(propertyEndpoints.search, { query })
    expect({ total, truncated }).toEqual({ total: exactTotalLimit, truncated: true })
  }
})
