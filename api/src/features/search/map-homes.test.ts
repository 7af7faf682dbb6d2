import { describe, expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { type HomesOnMap, maxPins } from '@portal/contract/properties/map'
import { howMany } from '@portal/server/test/length'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { properties } from '../../schema/properties.ts'

const { visitor, signUp, database } = await openTestApp()
const landlordId = (await signUp('landlord')).user.id

type Home = typeof properties.$inferSelect

const list = async (homes: Partial<Home>[]): Promise<Home[]> => {
  const made = await database
    .insert(properties)
    .values(homes.map(home => ({ ...newListing(), ...home, landlordId })))
    .returning()
  await untilCounted(database)
  return made
}

/** A pseudo-random number from 0 to 1, always the same for the same index. */
const chance = (index: number): number => {
  const hashed = Math.sin(index * 127.1) * 43_758.5453
  return hashed - Math.floor(hashed)
}

type View = Record<'north' | 'south' | 'east' | 'west' | 'zoom', number>

const written = (view: Partial<View>) =>
  Object.fromEntries(Object.entries(view).map(([name, value]) => [name, String(value)]))

const read = (view: View, filters: Record<string, string> = {}): Promise<HomesOnMap> =>
  visitor().call(propertyEndpoints.map, { query: { ...written(view), ...filters } })

const isIn =
  ({ north, south, east, west }: View) =>
  ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): boolean =>
    latitude !== null &&
    longitude !== null &&
    latitude >= south &&
    latitude <= north &&
    (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((all, { count }) => all + count, 0)

describe('the map of few homes', () => {
  test('shows each with everything for its pin, popup and card, and none outside', async () => {
    const [home] = await list([
      {
        latitude: 10.5,
        longitude: 20.5,
        images: ['/pictures/one.jpg', '/pictures/two.jpg'],
        availableDate: '2036-01-05',
      },
      { latitude: 11.1, longitude: 20.5 },
      { latitude: 10.6, longitude: 20.5, isAvailable: false },
      { latitude: 10.7, longitude: 20.5, visibilityLevel: 'private' },
    ])
    const view = { north: 11, south: 10, east: 21, west: 20, zoom: 10 }
    expect(await read(view)).toEqual({
      homes: [
        {
          id: home?.id ?? '',
          title: 'Sunny flat near the park',
          address: '12 Fell St',
          city: 'San Francisco',
          state: 'CA',
          latitude: 10.5,
          longitude: 20.5,
          propertyType: 'apartment',
          bedrooms: 2,
          bathrooms: 1.5,
          squareFootage: null,
          rentAmount: 3200,
          isAvailable: true,
          availableDate: '2036-01-05',
          image: '/pictures/one.jpg',
        },
      ],
      clusters: [],
      total: 1,
      truncated: false,
      withoutCoordinates: 0,
    })
    const withRented = await read(view, { includeRented: 'true' })
    expect(withRented.homes.map(({ isAvailable }) => isAvailable).toSorted()).toEqual([false, true])
  })

  test('spans the 180th meridian', async () => {
    const made = await list([
      { latitude: -17, longitude: 179.5 },
      { latitude: -17, longitude: -179.5 },
      { latitude: -17, longitude: 180 },
    ])
    const { homes } = await read({ north: -16, south: -18, west: 179, east: -179, zoom: 9 })
    expect(homes.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  })

  test('counts those that meet the filters and have no coordinates, wherever they are', async () => {
    await list(['Nowhere', 'Nowhere', 'Elsewhere'].map(city => ({ city, latitude: null, longitude: null })))
    const view = { north: 1, south: 0, east: 1, west: 0, zoom: 10 }
    expect((await read(view)).withoutCoordinates).toBe(3)
    expect((await read(view, { location: 'nowhere' })).withoutCoordinates).toBe(2)
    expect(await read(view, { location: 'there is no such place' })).toMatchObject({
      homes: [],
      withoutCoordinates: 0,
    })
  })

  test('requires all four sides and a zoom', async () => {
    const { fields } = await visitor().refusal(propertyEndpoints.map, {
      query: written({ north: 1, south: 0, east: 1 }),
    })
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['west', 'zoom'])
  })
})

describe('a map across the 180th meridian', async () => {
  const address = '180 Meridian Rd'
  const homes = await list(
    Array.from({ length: 240 }, (_, index) => ({
      address,
      latitude: index % 4 === 0 ? -45 : -60 + 40 * chance(index), // south of the other tests’ homes
      // Includes the meridian itself, and cell edges.
      longitude: index % 3 === 0 ? ((index * 45) % 405) - 180 : -180 + 360 * chance(index + 400),
      rentAmount: 1000 + (index % 40) * 50,
      petFriendly: index % 2 === 0,
      bedrooms: index % 5,
    })).map(home => ({ ...home, longitude: Math.min(180, home.longitude) })),
  )
  const random = (low: number, high: number) => low + Math.random() * (high - low)
  const oneOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(Math.random() * values.length)] as Value
  const edges = [-180, -135, -90, -45, 0, 45, 90, 135, 180]

  test('counts each home once, as a search does, for any view and filters', async () => {
    for (let round = 0; round < howMany(8, 300); round += 1) {
      const [one, other] = oneOf([
        () => [random(-180, 180), random(-180, 180)],
        () => [oneOf(edges), oneOf(edges)],
        () => [random(-1, 1), random(-1, 1)],
      ])()
      const view = {
        north: random(-45, 89),
        south: random(-89, -45),
        west: Math.max(one ?? 0, other ?? 0),
        east: Math.min(one ?? 0, other ?? 0),
      }
      const filters = {
        q: 'meridian',
        ...(Math.random() < 0.5 && { petFriendly: 'true' }),
        ...(Math.random() < 0.3 && { minRent: String(Math.round(random(0, 3000))) }),
        ...(Math.random() < 0.3 && { bedrooms: oneOf(['0', '2', '4']) }),
      }
      const zoom = random(0, 8)
      const shown = await read({ ...view, zoom }, filters)
      const { total } = await visitor().call(propertyEndpoints.search, {
        query: { ...written(view), ...filters, limit: '1', sort: oneOf(['newest', 'rent_asc']) },
      })
      const meets = (home: Home) =>
        (!filters.petFriendly || home.petFriendly) &&
        (!filters.minRent || home.rentAmount >= Number(filters.minRent)) &&
        (!filters.bedrooms ||
          (filters.bedrooms === '4' ? (home.bedrooms ?? 0) >= 4 : home.bedrooms === Number(filters.bedrooms)))
      const matching = homes.filter(meets)
      const inView = matching.filter(isIn({ ...view, zoom })).length
      const request = JSON.stringify({ view, filters, zoom })
      expect([request, shown.total, total]).toEqual([request, inView, inView])
      const isShown = shown.homes.length + sum(shown.clusters)
      expect([request, isShown >= inView, isShown <= matching.length]).toEqual([request, true, true])
      expect(new Set(shown.homes.map(({ id }) => id)).size).toBe(shown.homes.length)
    }
  })
})

describe('the map of many homes', async () => {
  const homes = await list(
    Array.from({ length: 700 }, (_, index) => ({
      latitude: index < 150 ? 51.5 : 51 + chance(index) * (index % 7 === 0 ? 12 : 0.8),
      longitude: index < 150 ? 0.1 : chance(index + 5000) * (index % 7 === 0 ? 20 : 0.8),
      rentAmount: 1000 + (index % 40) * 50,
      isAvailable: index % 9 !== 0,
      petFriendly: index % 3 === 0,
      propertyType: index % 5 === 0 ? ('house' as const) : ('apartment' as const),
    })),
  )
  const world = { north: 90, south: -90, east: 180, west: -180, zoom: 0 }
  const around = { north: 64, south: 40, east: 22, west: -22 }
  const city = { north: 51.9, south: 50.1, east: 0.9, west: -0.9 }
  const views: View[] = [
    { ...around, zoom: 4 },
    { ...around, zoom: 7 },
    { ...around, zoom: 19 },
    ...[8, 10, 11, 12].map(zoom => ({ ...city, zoom })),
    { north: 51.501, south: 51.499, east: 0.101, west: 0.099, zoom: 18 },
    { north: 51.501, south: 51.499, east: 0.101, west: 0.099, zoom: 22 },
  ]
  const filters: [Record<string, string>, (home: Home) => boolean][] = [
    [{}, ({ isAvailable }) => isAvailable],
    [{ includeRented: 'true' }, () => true],
    [{ petFriendly: 'true' }, ({ petFriendly, isAvailable }) => petFriendly && isAvailable],
    [
      { propertyType: 'house', minRent: '2000', includeRented: 'true' },
      home => home.propertyType === 'house' && home.rentAmount >= 2000,
    ],
    [{ q: 'sunny' }, ({ isAvailable }) => isAvailable],
  ]

  test.each(filters)('filtered by %p shows the whole view, alone or in a cluster', async (filter, meets) => {
    for (const view of views) {
      const shown = await read(view, filter)
      const inView = homes.filter(home => isIn(view)(home) && meets(home))
      expect(shown).toMatchObject({ total: inView.length, truncated: false })
      expect(JSON.stringify(shown).length).toBeLessThan(40_000)
      expect(Math.min(2, ...shown.clusters.map(({ count }) => count))).toBe(2)
      if (inView.length <= maxPins) expect(shown.clusters).toEqual([])
      const known = new Set(inView.map(({ id }) => id))
      expect(shown.homes.filter(({ id }) => !known.has(id))).toEqual([])
      // Clusters count whole cells, so they can exceed the view's total, unless the view holds all homes.
      const shownCount = shown.homes.length + sum(shown.clusters)
      expect(shownCount).toBeGreaterThanOrEqual(inView.length)
      if (view.west === around.west) {
        expect(shownCount).toBe(inView.length)
        const lowest = Math.min(
          ...shown.homes.map(home => home.rentAmount),
          ...shown.clusters.map(({ minRent }) => minRent),
        )
        expect(lowest).toBe(Math.min(...inView.map(({ rentAmount }) => rentAmount)))
        const mean =
          (sum(shown.clusters.map(({ latitude, count }) => ({ count: latitude * count }))) +
            sum(shown.homes.map(({ latitude }) => ({ count: latitude })))) /
          inView.length
        expect(mean).toBeCloseTo(
          sum(inView.map(({ latitude }) => ({ count: latitude ?? 0 }))) / inView.length,
          4,
        )
      }
    }
  })

  test('shows one cluster for one building, at any zoom', async () => {
    const { clusters, homes: alone } = await read({
      north: 51.501,
      south: 51.499,
      east: 0.101,
      west: 0.099,
      zoom: 19,
    })
    expect(clusters).toEqual([{ latitude: 51.5, longitude: 0.1, count: 133, minRent: 1000 }])
    expect(alone).toEqual([])
  })

  test('keeps its clusters while the view moves', async () => {
    const moved = { ...around, east: around.east + 1, west: around.west + 1, zoom: 6 }
    const before = (await read({ ...around, zoom: 6 })).clusters
    const same = (await read(moved)).clusters.filter(cluster =>
      Bun.deepEquals(
        before.find(one => one.latitude === cluster.latitude),
        cluster,
      ),
    )
    expect(same.length).toBeGreaterThan(3)
    expect((await read(moved)).clusters).toEqual(before)
  })

  test('answers with at most 40 kB, even in a world of long names', async () => {
    const long = {
      title: '長'.repeat(200),
      address: '長'.repeat(300),
      city: '長'.repeat(100),
      state: '長'.repeat(100),
    }
    await list(
      Array.from({ length: 300 }, (_, index) => ({
        ...long,
        images: [`/${'x'.repeat(1900)}.jpg`],
        latitude: -80 + 160 * chance(index),
        longitude: -180 + 360 * chance(index + 9000),
      })),
    )
    for (const view of [world, { ...world, zoom: 19 }, { ...world, east: -90, zoom: 3 }]) {
      const shown = await read(view)
      expect(Buffer.byteLength(JSON.stringify(shown))).toBeLessThan(40_000)
      expect(shown.homes.length + shown.clusters.length).toBeGreaterThan(0)
    }
  })
})
