import { describe, expect, test } from 'bun:test'
import { type NamedPlace, placeEndpoints } from '@portal/contract/places/endpoints'
import { exactPlaceText, placeFilters } from '@portal/contract/places/place-words'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { openBedrooms } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { openTestApp } from '../../../../../test/test-app.ts'
import { untilCounted } from '../../../../../test/until-counted.ts'
import { properties } from '../../../../schema/properties.ts'

const { visitor, database } = await openTestApp({ isSeeded: true })
await untilCounted(database)
type Home = typeof properties.$inferSelect
const homes = (await database.select().from(properties)).filter(({ isAvailable }) => isAvailable)

interface HomeTraits {
  city?: string
  neighborhood?: string | string[]
  zipCode?: string
  /** In 'city, state' or in the name of the neighborhood. */
  contains?: string
  street?: string
  words?: string
  bedrooms?: number
  bathrooms?: number
  minRent?: number
  maxRent?: number
  propertyType?: string
  petFriendly?: boolean
  amenities?: string[]
}

interface Case {
  typed: string
  /** What the writer would expect, in words. */
  expects?: string
  finds: HomeTraits | 'nothing' | 'everything'
  /** The resulting filters, if the found homes do not show them. */
  asks?: PropertyFilters
  unused?: string
  /** The place that it is taken for, if it has another name. */
  takenFor?: string
  /** What its 'search for … instead' finds. */
  instead?: HomeTraits
  isSorted?: boolean
}

const files = [...new Bun.Glob('*.json').scanSync(`${import.meta.dir}/cases`)].toSorted()
const cases: Case[] = (
  await Promise.all(files.map(file => Bun.file(`${import.meta.dir}/cases/${file}`).json()))
).flat()

const hasTraits = (home: Home, traits: HomeTraits): boolean => {
  const { city, neighborhood, zipCode, contains, street, words, bedrooms, bathrooms, minRent, maxRent } =
    traits
  const names = [`${home.city}, ${home.state}`, home.neighborhood ?? ''].map(name => name.toLowerCase())
  return (
    (city === undefined || home.city === city) &&
    (neighborhood === undefined || [neighborhood].flat().includes(home.neighborhood ?? '')) &&
    (zipCode === undefined || home.zipCode === zipCode) &&
    (contains === undefined || names.some(name => name.includes(contains))) &&
    (street === undefined || home.address.includes(street)) &&
    (words === undefined || `${home.title} ${home.description}`.toLowerCase().includes(words)) &&
    (bedrooms === undefined ||
      home.bedrooms === bedrooms ||
      (bedrooms === openBedrooms && (home.bedrooms ?? 0) > bedrooms)) &&
    (bathrooms === undefined || home.bathrooms === bathrooms) &&
    (minRent === undefined || home.rentAmount >= minRent) &&
    (maxRent === undefined || home.rentAmount <= maxRent) &&
    (traits.propertyType === undefined || home.propertyType === traits.propertyType) &&
    (traits.petFriendly === undefined || home.petFriendly === traits.petFriendly) &&
    (traits.amenities ?? []).every(amenity => home.amenities.includes(amenity))
  )
}

const idsWith = (traits: Case['finds']): string[] =>
  traits === 'nothing'
    ? []
    : homes.filter(home => traits === 'everything' || hasTraits(home, traits)).map(({ id }) => id)

const asQuery = (filters: PropertyFilters) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

const search = (filters: PropertyFilters, sort?: string) =>
  visitor().call(propertyEndpoints.search, {
    query: { ...asQuery(filters), limit: '100', ...(sort && { sort }) },
  })

const world = { north: '85', south: '-85', east: '180', west: '-180', zoom: '3' }

describe('text in a search box', () => {
  test.each(cases)(
    '$typed',
    async ({ typed: text, finds, asks, unused = null, takenFor, instead, isSorted = false }) => {
      const { filters, sort, ...reading } = await visitor().call(placeEndpoints.understand, {
        query: { text },
      })
      const found = await search(filters, sort ?? undefined)
      expect(found.properties.map(({ id }) => id).toSorted()).toEqual(idsWith(finds).toSorted())
      if (asks) expect(filters).toEqual(asks)
      expect({
        unused: reading.unused,
        takenFor: reading.typed === null ? undefined : exactPlaceText(filters),
        isSorted: sort === 'rent_asc',
      }).toEqual({
        unused,
        takenFor,
        isSorted,
      })
      if (instead) {
        const asTyped = await search({ location: reading.typed ?? '' })
        expect(asTyped.properties.map(({ id }) => id).toSorted()).toEqual(idsWith(instead).toSorted())
      }
      // Homes shown, on the map, and without a place must add up.
      const map = await visitor().call(propertyEndpoints.map, { query: { ...asQuery(filters), ...world } })
      expect(map.total + map.withoutCoordinates).toBe(found.total)
    },
  )

  test('each suggested place has as many homes as its own search finds, and no others', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
    const suggested = new Map<string, { count: number; filters: NamedPlace }>()
    for (const q of letters)
      for (const place of (await visitor().call(placeEndpoints.find, { query: { q, limit: '20' } })).places)
        suggested.set(`${place.kind} ${place.name} ${place.city}`, {
          count: place.count,
          filters: placeFilters(place),
        })
    expect(suggested.size).toBeGreaterThan(40)
    for (const [name, { count, filters }] of suggested)
      expect([name, (await search(filters)).total]).toEqual([name, count])
  })

  test('is understood even if it is hostile', async () => {
    for (const text of [
      ' ',
      '%',
      '_',
      "'",
      '\\',
      ':*',
      '& | !',
      '(',
      '¦',
      '🏠',
      '__proto__',
      'constructor',
      '-',
      '2'.repeat(200),
      '\ufdfa'.repeat(200),
      ', , ,',
      'in',
      "o'brien & (sons):*",
    ])
      expect(await visitor().call(placeEndpoints.understand, { query: { text } })).toBeDefined()
  })
})
