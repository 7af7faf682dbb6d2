import { describe, expect, test } from 'bun:test'
import { filterAmenities, flagFilters, PropertyType } from '@portal/contract/properties/choices'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { openRent } from '@portal/contract/properties/open-ended'
import { PropertyFilters } from '@portal/contract/properties/search'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { recordOf } from '@portal/contract/values/record-of'
import { howMany } from '@portal/server/test/length'
import fc from 'fast-check'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { isFoundBy, searchedHome, searchedHomes } from './home-meets-search.ts'

const { database, visitor, signUp, forgetLimits } = await openTestApp()
const landlord = await signUp('landlord')
const tenant = await signUp('tenant')

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const some = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)

const cities = some(
  ['Oakland', 'CA'],
  ['OAKLAND', 'ca'],
  ['San Francisco', 'CA'],
  ['Portland', 'OR'],
  ['Portland', 'ME'],
)
const spots = some([37.8, -122.27], [37.77, -122.41], [45.5, -122.6], [-17.5, 179.9], [-17.5, -179.9], null)
const rents = some(500, 1999.99, 2000, 2000.01, 2500, 10_000, 12_000)
const amenities = fc.subarray([...filterAmenities.slice(0, 4), 'Sauna'])

const home = fc
  .record({
    city: cities,
    spot: spots,
    neighborhood: some(null, null, 'Mission', 'Old Oakland'),
    zipCode: some('94110', '94612'),
    title: some('Sunny loft by the lake', 'Crème de la crème', 'Lofts of Ladera', 'Quiet flat'),
    rentAmount: rents,
    propertyType: some(...PropertyType.options),
    bedrooms: some(null, 0, 1, 2, 3, 4, 5),
    bathrooms: some(null, 1, 1.5, 2, 3, 3.5),
    amenities,
    ...recordOf(flagFilters, () => fc.boolean()),
    isAvailable: some(true, true, true, false),
    visibilityLevel: some('public' as const, 'public' as const, 'private' as const),
    isDeleted: some(false, false, false, true),
  })
  .map(({ city: [city, state], spot, isDeleted, ...others }) => ({
    ...newListing(),
    ...others,
    city: city ?? '',
    state: state ?? '',
    latitude: spot?.[0] ?? null,
    longitude: spot?.[1] ?? null,
    ...(isDeleted && { deletedAt: new Date().toISOString() }),
  }))

const areas = some(
  { north: 37.9, south: 37.7, east: -122.3, west: -122.5 },
  { north: 37.8, south: 37.8, east: -122.27, west: -122.27 },
  { north: 90, south: -90, east: 180, west: -180 },
  { north: -17, south: -18, east: -179, west: 179 },
)
const yesOrNo = some('true' as const, 'false' as const)

const filters = fc
  .record({
    area: maybe(areas),
    q: maybe(some('sunny', 'LOFT la', "crème d'", 'the', ' ')),
    location: maybe(
      some(
        'oak',
        'Oakland, CA',
        ' land, ',
        'o',
        'missi',
        'Mission, san francisco',
        '941',
        '94110-1234',
        '_',
        ' ',
      ),
    ),
    city: maybe(some('oakland', ' Portland ', 'San Francisco', 'Port')),
    state: maybe(some('ca', 'OR')),
    neighborhood: maybe(some('mission', 'Old Oakland', 'Oakland', 'miss')),
    minRent: maybe(some(0, 2000, 2500)),
    maxRent: maybe(some(2500, openRent, 11_000)),
    propertyType: maybe(some(...PropertyType.options)),
    bedrooms: maybe(some(0, 1, 2, 4)),
    bathrooms: maybe(some(1, 1.5, 3)),
    amenities: maybe(some('Gym', 'Gym, Pool', ' , ', 'Sauna')),
    ...recordOf(flagFilters, () => maybe(yesOrNo)),
    includeRented: maybe(yesOrNo),
  })
  .map(({ area, ...others }) => PropertyFilters.parse(JSON.parse(JSON.stringify({ ...area, ...others }))))

/** The matches, as `home search` by their positions in the lists. */
type Pairs = string[]

const pairsOf = (
  homes: readonly string[],
  searches: readonly string[],
  found: { home: string; search: string }[],
): Pairs => found.map(({ home, search }) => `${homes.indexOf(home)} ${searches.indexOf(search)}`).toSorted()

describe('a home and a saved search', () => {
  test('match exactly if the search itself finds the home', async () => {
    const both = fc.tuple(
      fc.array(home, { minLength: 20, maxLength: 20 }),
      fc.array(filters, { minLength: 12, maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(both, async ([someHomes, someQueries]) => {
        const homes = [...someHomes, { ...newListing(), deletedAt: null }]
        const queries = [...someQueries, PropertyFilters.parse({})]
        await forgetLimits()
        await database.delete(savedSearches)
        await database.delete(properties)
        const homeIds = await idsOf(
          database
            .insert(properties)
            .values(homes.map(row => ({ ...row, landlordId: landlord.user.id })))
            .returning(),
        )
        const searchIds: string[] = []
        for (const filters of queries) {
          const body = { name: 'Any', alert: 'never', filters }
          searchIds.push((await tenant.call(savedSearchEndpoints.create, { body })).savedSearch.id)
        }
        const matches = await Promise.all(
          queries.map(async (query, index) => {
            const answer = await visitor().call(propertyEndpoints.search, {
              query: { ...textsOf(query), limit: '100' },
            })
            return answer.properties.map(({ id }) => ({ home: id, search: searchIds[index] ?? '' }))
          }),
        )
        const byHome = await Promise.all(
          homeIds.map(id =>
            database
              .select({ home: searchedHomes.id, search: savedSearches.id })
              .from(savedSearches)
              .innerJoin(searchedHome(id), isFoundBy(id)),
          ),
        )
        const expectedPairs = pairsOf(homeIds, searchIds, matches.flat())
        // The last home and the last search always match: otherwise both sides can find nothing.
        expect(expectedPairs).toContain(`${someHomes.length} ${someQueries.length}`)
        expect(pairsOf(homeIds, searchIds, byHome.flat())).toEqual(expectedPairs)
      }),
      { numRuns: howMany(5, 60), endOnFailure: true },
    )
  }, 600_000)
})

const textsOf = (filters: PropertyFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

const idsOf = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map(({ id }) => id)
