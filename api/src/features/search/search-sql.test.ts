// The database writes features, rooms, rents and cells of homes as the search asks for them: numbers and words are
// in schema/search.sql and again in TypeScript.
import { beforeAll, describe, expect, test } from 'bun:test'
import { flagFilters, listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { bathroomChoices, bedroomChoices } from '@portal/contract/properties/facets'
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'
import { cellLevel, maxAmenityLength, rentMarks } from '../../schema/search.ts'
import { criteriaOf } from './search-criteria.ts'
import { cellsOf } from './search-places.ts'
import { anyCell, fewRents } from './search-words.ts'

const { database, signUp } = await openTestApp()
const landlord = await signUp('landlord')

type Home = typeof properties.$inferSelect
let homes: Home[]

const plain = {
  ...newListing(),
  landlordId: landlord.user.id,
  propertyType: 'house',
  bedrooms: null,
  bathrooms: null,
  rentAmount: 1999,
} as const
const amenities = [
  ...listingAmenities,
  'Wine cellar',
  `Sauna ${'x'.repeat(maxAmenityLength)}`.slice(0, maxAmenityLength),
]
const rents = [1, 499.99, 500, 500.01, 2999.99, openRent - 0.01, openRent, openRent + 0.01, openRent + 600]

/** One home for each value that a filter can ask for. */
beforeAll(async () => {
  homes = await database
    .insert(properties)
    .values([
      ...PropertyType.options.map(propertyType => ({ ...plain, propertyType })),
      ...[...bedroomChoices, openBedrooms + 1].map(bedrooms => ({ ...plain, bedrooms })),
      ...[...bathroomChoices, openBathrooms + 0.5].map(bathrooms => ({ ...plain, bathrooms })),
      ...amenities.map(amenity => ({ ...plain, amenities: [amenity] })),
      ...rents.map(rentAmount => ({ ...plain, rentAmount })),
      ...flagFilters.map(name => ({ ...plain, [name]: true })),
      { ...plain, isAvailable: false },
    ])
    .returning()
})

/** The homes that the filters find by bits and columns, and those that they find by words. */
const found = async (filters: PropertyFilters) => {
  const criteria = await criteriaOf(database, { includeRented: 'true', ...filters })
  if (!criteria) throw new Error('Some homes can be found')
  const ids = async (condition: ReturnType<typeof sql>) =>
    (
      await database.execute<{ id: string }>(sql`select id from search_homes where ${condition} order by id`)
    ).map(({ id }) => id)
  return {
    byColumns: await ids(criteria.filter),
    byWords: criteria.words === '' ? undefined : await ids(sql`found_by @@ ${criteria.words}::tsquery`),
  }
}
const idsOf = (expected: (home: Home) => boolean) =>
  homes
    .filter(expected)
    .map(({ id }) => id)
    .toSorted()

type Case = [name: string, filters: PropertyFilters, isExpected: (home: Home) => boolean]
const cases: Case[] = [
  ...PropertyType.options.map(
    (propertyType): Case => [propertyType, { propertyType }, home => home.propertyType === propertyType],
  ),
  ...bedroomChoices.map(
    (bedrooms): Case => [
      `${bedrooms} bedrooms`,
      { bedrooms },
      home => home.bedrooms !== null && Math.min(home.bedrooms, openBedrooms) === bedrooms,
    ],
  ),
  ...bathroomChoices.map(
    (bathrooms): Case => [
      `${bathrooms} bathrooms`,
      { bathrooms },
      home => home.bathrooms !== null && Math.min(home.bathrooms, openBathrooms) === bathrooms,
    ],
  ),
  ...amenities.map(
    (amenity): Case => [
      amenity.slice(0, 20),
      { amenities: amenity },
      home => home.amenities.includes(amenity),
    ],
  ),
  ...flagFilters.map((name): Case => [name, { [name]: 'true' }, home => home[name]]),
]

describe('the database and the search agree on', () => {
  test.each(cases)('%s', async (_, filters, isExpected) => {
    const expected = idsOf(isExpected)
    expect(expected).not.toEqual([])
    expect(await found(filters)).toEqual({ byColumns: expected, byWords: expected })
  })

  test('what is on offer', async () => {
    const expected = idsOf(({ isAvailable }) => isAvailable)
    expect((await found({ includeRented: undefined })).byColumns).toEqual(expected)
    const offered = await database.execute<{ id: string }>(
      sql`select id from search_homes where on_offer(traits) = 1 order by id`,
    )
    expect(offered.map(({ id }) => id)).toEqual(expected)
  })

  test('the words and the steps of rents', async () => {
    const markOf = (rent: number) => Math.min(Math.floor(rent / rentMarks.width), rentMarks.last)
    for (const rent of rents) {
      const [mark = ''] = fewRents({ minRent: rent, maxRent: rent })
      const same = await database.execute<{ id: string }>(
        sql`select id from search_homes where found_by @@ ${mark}::tsquery order by id`,
      )
      expect(same.map(({ id }) => id)).toEqual(idsOf(home => markOf(home.rentAmount) === markOf(rent)))
    }
    const steps = await database.execute<{ step: number }>(
      sql`select rent_step(rent) as step from unnest(${`{${rents.join()}}`}::numeric[]) as rent`,
    )
    const stepOf = (rent: number) =>
      rent > openRent ? openRent / 50 + 1 : Math.ceil(rent / 100) + Math.floor(rent / 100)
    expect(steps.map(({ step }) => step)).toEqual(rents.map(stepOf))
  })

  test('the map cells of spots', async () => {
    const spots = homes
      .slice(0, 8)
      .map(({ id }, index) => ({ id, latitude: 61.5 - index * 5.3, longitude: -149.9 + index * 11.7 }))
    for (const { id, latitude, longitude } of spots) {
      await database.update(properties).set({ latitude, longitude }).where(eq(properties.id, id))
      const cells = cellsOf([{ north: latitude, south: latitude, east: longitude, west: longitude }]) ?? []
      const [row] = await database.execute(sql`
        select cell_of(spot) as cell, found_by @@ ${anyCell(cells)}::tsquery as "isFound" from search_homes where id = ${id}`)
      expect([row]).toEqual(cells.map(({ x, y }) => ({ cell: x * 2 ** cellLevel + y, isFound: true })))
    }
  })
})
