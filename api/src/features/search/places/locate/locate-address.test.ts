import { describe, expect, test } from 'bun:test'
import { placeEndpoints, type TypedAddress } from '@portal/contract/places/endpoints'
import { openTestApp } from '../../../../../test/test-app.ts'
import { untilCounted } from '../../../../../test/until-counted.ts'
import { properties } from '../../../../schema/properties.ts'

let known = true
const addresses: TypedAddress[] = []
const { signIn, visitor, database } = await openTestApp({
  isSeeded: true,
  geocoder: {
    find: async address => {
      addresses.push(address)
      return known ? { latitude: 37.75, longitude: -122.42 } : undefined
    },
  },
})
await untilCounted(database)
const landlord = await signIn('landlord@example.com')
const homes = await database.select().from(properties)

const blank = { address: '', city: '', state: '', zipCode: '', neighborhood: '' }
const locate = (typed: Partial<TypedAddress>) =>
  landlord.call(placeEndpoints.locate, { body: { ...blank, ...typed } })

const middleOf = (isChosen: (home: (typeof homes)[number]) => boolean) => {
  const middle = (degrees: (number | null)[]) => {
    const sorted = degrees.filter(value => value !== null).toSorted((a, b) => a - b)
    const half = (sorted.length - 1) / 2
    return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
  }
  const placed = homes.filter(home => home.latitude !== null && isChosen(home))
  expect(placed.length).toBeGreaterThan(0)
  return {
    latitude: expect.closeTo(middle(placed.map(({ latitude }) => latitude)), 6),
    longitude: expect.closeTo(middle(placed.map(({ longitude }) => longitude)), 6),
  }
}

describe('an address', () => {
  test('is located by the geocoder, which is asked only for a street in a city', async () => {
    const { spot } = await locate({
      address: ' 1200 Valencia St ',
      city: 'San Francisco',
      zipCode: '94110-1234',
    })
    expect(spot).toEqual({ latitude: 37.75, longitude: -122.42, of: 'address' })
    expect(addresses).toEqual([
      { address: '1200 Valencia St', city: 'San Francisco', state: '', zipCode: '94110', neighborhood: '' },
    ])
    await locate({ city: 'San Francisco' })
    await locate({ address: '1200 Valencia St' })
    expect(addresses).toHaveLength(1)
  })

  test('is otherwise located by homes on its street, or else in its neighborhood, its ZIP or its city', async () => {
    known = false
    const inSanFrancisco = { city: 'san francisco', state: 'ca' }
    expect((await locate({ ...inSanFrancisco, address: '1 Valencia St, Apt 3' })).spot).toEqual({
      of: 'street',
      ...middleOf(({ address }) => address.endsWith('Valencia St')),
    })
    expect(
      (await locate({ ...inSanFrancisco, address: '1 Nowhere St', neighborhood: 'nob hill' })).spot,
    ).toEqual({
      of: 'neighborhood',
      ...middleOf(({ neighborhood }) => neighborhood === 'Nob Hill'),
    })
    expect((await locate({ ...inSanFrancisco, zipCode: '94110-0001' })).spot).toEqual({
      of: 'zip',
      ...middleOf(({ zipCode }) => zipCode === '94110'),
    })
    expect((await locate({ ...inSanFrancisco, zipCode: '94999' })).spot).toEqual({
      of: 'city',
      ...middleOf(({ city }) => city === 'San Francisco'),
    })
  })

  test('in a city without homes is located by the list of cities, or by homes in a nearby ZIP', async () => {
    known = false
    expect((await locate({ address: '1 Main St', city: 'Fresno', state: 'CA' })).spot).toEqual({
      latitude: 36.74,
      longitude: -119.79,
      of: 'city',
    })
    expect((await locate({ city: 'Nowhere', zipCode: '94619' })).spot).toEqual({
      of: 'city',
      ...middleOf(({ zipCode }) => zipCode === '94618'),
    })
    expect((await locate({ city: 'Nowhere', zipCode: '10001' })).spot).toBeNull()
    expect((await locate({})).spot).toBeNull()
  })

  test('may misspell its city', async () => {
    const meant = async (city: string, state = '') => (await locate({ city, state })).meantCity
    expect(await meant('San Francico')).toEqual({ city: 'San Francisco', state: 'CA' })
    expect(await meant('Oaklnd', 'ca')).toEqual({ city: 'Oakland', state: 'CA' })
    expect(await meant('Fersno')).toEqual({ city: 'Fresno', state: 'CA' })
    for (const [city, state] of [
      ['San Francisco', 'CA'],
      ['san francisco', ''],
      ['Fresno', 'CA'],
      ['Oaklnd', 'TX'],
      ['Wolf Creek', 'CA'],
      ['', ''],
    ] as const)
      expect([city, await meant(city, state)]).toEqual([city, null])
  })

  test.each(["O'Brien St %_\\", '(((', "' | '@place:1", ',', '#', '1'.repeat(300), '   '])(
    'of a hostile kind, such as %p, is nowhere',
    async hostile => {
      known = false
      const part = hostile.slice(0, 200)
      const { spot } = await locate({
        address: hostile,
        city: part,
        state: part,
        neighborhood: part,
        zipCode: hostile.slice(0, 20),
      })
      expect(spot).toBeNull()
    },
  )
})

describe('a place', () => {
  const about = (query: { location: string } | { city: string; state: string; neighborhood?: string }) =>
    visitor().call(placeEndpoints.about, { query })

  test('is described with its homes', async () => {
    expect(await about({ location: 'oakl' })).toEqual({
      hasHomes: true,
      spot: middleOf(({ city }) => city === 'Oakland'),
      meant: null,
    })
    expect(await about({ city: 'San Francisco', state: 'CA', neighborhood: 'Noe Valley' })).toEqual({
      hasHomes: false,
      spot: middleOf(({ neighborhood }) => neighborhood === 'Noe Valley'),
      meant: null,
    })
  })

  test('without homes may be near some, or misspelled', async () => {
    expect(await about({ city: 'Fresno', state: 'CA' })).toEqual({
      hasHomes: false,
      spot: { latitude: 36.74, longitude: -119.79 },
      meant: null,
    })
    expect((await about({ location: '94619' })).spot).toEqual(middleOf(({ zipCode }) => zipCode === '94618'))
    expect(await about({ location: 'San Fransisco' })).toMatchObject({
      spot: null,
      meant: { name: 'San Francisco' },
    })
    expect(await about({ location: "%_\\'" })).toEqual({ hasHomes: false, spot: null, meant: null })
  })
})
