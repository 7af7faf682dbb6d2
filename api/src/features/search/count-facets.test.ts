import { describe, expect, test } from 'bun:test'
import { flagFilters, listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { recordOf } from '@portal/contract/values/record-of'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'

const { visitor, signUp, database } = await openTestApp()
const landlord = await signUp('landlord')

/** Picks a choice that differs between neighboring homes. */
const pick = <Choice>(choices: readonly Choice[], index: number, salt: number): Choice => {
  const chosen = choices[(index * salt + Math.floor(index / choices.length)) % choices.length]
  if (chosen === undefined) throw new Error('There is nothing to pick from')
  return chosen
}

const homes = Array.from({ length: 120 }, (_, index) => ({
  ...newListing(),
  landlordId: landlord.user.id,
  city: pick(['Oakland', 'Berkeley', 'Fresno'], index, 1),
  propertyType: pick(PropertyType.options, index, 3),
  bedrooms: pick([null, 0, 1, 2, 3, 4, 6], index, 2),
  bathrooms: pick([null, 1, 1.5, 2, 2.5, 3, 4], index, 5),
  rentAmount: pick([400, 500, 999.99, 1000, 2499, 5200, 9499, 9500, 10_000, 15_000], index, 7),
  amenities: listingAmenities.filter((_amenity, number) => (index * 7 + number * number) % 3 === 0),
  ...recordOf(flagFilters, name => index % (3 + flagFilters.indexOf(name)) === 0),
  isAvailable: index % 11 > 0,
  latitude: index % 7 === 0 ? null : 37 + (index % 10) / 10,
}))
await database.insert(properties).values(homes)

type Query = Record<string, string>
const facetsOf = (query: Query) => visitor().call(propertyEndpoints.facets, { query })
const totalOf = async (query: Query): Promise<number> =>
  (await visitor().call(propertyEndpoints.search, { query: { ...query, limit: '1' } })).total

const but = (query: Query, other: Query): Query => ({ ...query, ...other })

const queries: Query[] = [
  {},
  { propertyType: 'house', bedrooms: '4', includeRented: 'true' },
  { location: 'oakland', amenities: 'Gym', bathrooms: '1.5', minRent: '1000', maxRent: '10000' },
  { north: '37.5', south: '37.1', west: '-123', east: '-122', petFriendly: 'true' },
  { q: 'balcony', amenities: 'Pool,Gym', maxRent: '2499' },
  { location: 'nowhere' },
]

describe('the counts of the filters', () => {
  for (const query of queries)
    test(`are what a search with the choice finds: ${JSON.stringify(query)}`, async () => {
      const facets = await facetsOf(query)
      const expected = {
        total: [await totalOf(query)],
        propertyType: await Promise.all(
          facets.propertyType.map(({ choice }) => totalOf(but(query, { propertyType: choice }))),
        ),
        bedrooms: await Promise.all(
          facets.bedrooms.map(({ choice }) => totalOf(but(query, { bedrooms: String(choice) }))),
        ),
        bathrooms: await Promise.all(
          facets.bathrooms.map(({ choice }) => totalOf(but(query, { bathrooms: String(choice) }))),
        ),
        amenities: await Promise.all(
          facets.amenities.map(({ choice }) =>
            totalOf(but(query, { amenities: `${query.amenities ?? ''},${choice}` })),
          ),
        ),
        flags: await Promise.all(flagFilters.map(name => totalOf(but(query, { [name]: 'true' })))),
        rents: await Promise.all(
          facets.rents.map(({ from, to }) =>
            totalOf(
              but(query, { minRent: String(from), maxRent: to === null ? '10000' : String(to - 0.01) }),
            ),
          ),
        ),
      }
      const counts = (tallies: readonly { count: number }[]) => tallies.map(({ count }) => count)
      expect({
        total: [facets.total.count],
        propertyType: counts(facets.propertyType),
        bedrooms: counts(facets.bedrooms),
        bathrooms: counts(facets.bathrooms),
        amenities: counts(facets.amenities),
        flags: counts(flagFilters.map(name => facets[name])),
        rents: counts(facets.rents),
      }).toEqual(expected)
    })

  test('have a bar for each range of the slider, as high as its number of homes', async () => {
    const { rents } = await facetsOf({ includeRented: 'true' })
    expect(rents.map(({ from }) => from)).toEqual(Array.from({ length: 19 }, (_, index) => 500 + index * 500))
    expect(rents.at(-1)?.to).toBeNull()
    const most = Math.max(...rents.map(({ count }) => count))
    for (const { count, height } of rents) expect(height).toBeCloseTo(count / most, 2)
    expect(rents.reduce((sum, { count }) => sum + count, 0)).toBe(
      homes.filter(({ rentAmount }) => rentAmount >= 500).length,
    )
  })

  test('refuse what a search refuses', async () => {
    expect(
      (await visitor().refusal(propertyEndpoints.facets, { query: { north: '1' } })).fields,
    ).toHaveProperty('north')
  })
})
