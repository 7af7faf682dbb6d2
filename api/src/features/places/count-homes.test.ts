import { afterEach, describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { howMany } from '../../../test/length.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { untilTrue } from '../../../test/until-true.ts'
import { finestLevel, homeChanges, mapCells, places } from '../../schema/places.ts'
import { properties } from '../../schema/properties.ts'
import { countHomes } from './count-homes.ts'

const { signUp, database, url } = await openTestApp()
const landlordId = (await signUp('landlord')).user.id

const dyingCounter = new URL('../../../test/dying-counter.ts', import.meta.url)
const busyLandlords = new URL('../../../test/busy-landlords.ts', import.meta.url)

const run = (script: URL, ...given: string[]) =>
  Bun.spawn([process.execPath, fileURLToPath(script), url, ...given], { stdout: 'pipe' })

afterEach(async () => {
  await database.delete(properties)
})

const list = (...homes: Partial<typeof properties.$inferInsert>[]) =>
  database.insert(properties).values(homes.map(home => ({ ...newListing(), ...home, landlordId })))

const publicHomes = () =>
  database
    .select()
    .from(properties)
    .where(and(eq(properties.visibilityLevel, 'public'), isNull(properties.deletedAt)))

/** How many homes are on offer, by place, counted one by one. */
const placesOfHomes = async (): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const { isAvailable, city, state, neighborhood, zipCode } of await publicHomes())
    if (isAvailable)
      for (const place of [
        `${city}, ${state}`,
        neighborhood && `${neighborhood}, ${city}, ${state}`,
        zipCode,
      ])
        if (place) counts.set(place.toLowerCase(), (counts.get(place.toLowerCase()) ?? 0) + 1)
  return counts
}

const placesCounted = async (): Promise<Map<string, number>> => {
  const nameOf = ({ kind, name, city, state }: typeof places.$inferSelect) =>
    kind === 'zip' ? name : kind === 'city' ? `${name}, ${state}` : `${name}, ${city}, ${state}`
  const all = await database.select().from(places)
  return new Map(all.map(place => [nameOf(place).toLowerCase(), place.count]))
}

type Cell = Omit<typeof mapCells.$inferSelect, 'level' | 'x' | 'y' | 'rented'>

/** The cells of every level, by the homes themselves. */
const cellsOfHomes = async (): Promise<Map<string, Cell>> => {
  const cells = new Map<string, Cell>()
  for (const { latitude, longitude, rentAmount, isAvailable } of await publicHomes()) {
    if (latitude === null || longitude === null) continue
    const angle = (Math.max(-89.9, Math.min(89.9, latitude)) * Math.PI) / 180
    const [right, down] = [
      (longitude + 180) / 360,
      0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI),
    ]
    for (let level = 0; level <= finestLevel; level += 1) {
      const key = [
        level,
        Math.floor(right * 2 ** level),
        Math.floor(down * 2 ** level),
        isAvailable ? 0 : 1,
      ].join()
      const cell = cells.get(key) ?? {
        count: 0,
        latitudeSum: 0,
        longitudeSum: 0,
        minRent: Number.POSITIVE_INFINITY,
      }
      cells.set(key, {
        count: cell.count + 1,
        latitudeSum: cell.latitudeSum + latitude,
        longitudeSum: cell.longitudeSum + longitude,
        minRent: Math.min(cell.minRent, rentAmount),
      })
    }
  }
  return cells
}

const cellsCounted = async (): Promise<Map<string, Cell>> => {
  const all = await database.select().from(mapCells)
  return new Map(all.map(({ level, x, y, rented, ...cell }) => [[level, x, y, rented].join(), cell]))
}

/** To the meter: sums are added up in any order. */
const inOrder = (cells: Map<string, Cell>) =>
  [...cells]
    .map(([key, { latitudeSum, longitudeSum, ...cell }]) =>
      [key, JSON.stringify({ ...cell, at: [latitudeSum.toFixed(5), longitudeSum.toFixed(5)] })].join(' '),
    )
    .toSorted()

const expectFreshCounts = async () => {
  expect(await placesCounted()).toEqual(await placesOfHomes())
  expect(inOrder(await cellsCounted())).toEqual(inOrder(await cellsOfHomes()))
}

describe('homes that change are counted', () => {
  test('soon, by their place and on the map, again and again', async () => {
    await list(
      { city: 'Oakland' },
      { city: 'Oakland', isAvailable: false },
      { latitude: null, longitude: null },
    )
    await untilTrue(async () => (await database.$count(homeChanges)) === 0)
    await expectFreshCounts()
    expect((await placesCounted()).get('oakland, ca')).toBe(1)
    await database
      .update(properties)
      .set({ city: 'Berkeley', rentAmount: 50 })
      .where(eq(properties.city, 'Oakland'))
    await untilCounted(database)
    await expectFreshCounts()
    await database.execute(sql`truncate properties cascade`)
    await untilCounted(database)
    expect([await database.$count(places), await database.$count(mapCells)]).toEqual([0, 0])
  })

  test('all at once after a bulk load, which counts every cell again', async () => {
    await list({ city: 'Oakland', latitude: 37.8, longitude: -122.2 })
    await untilCounted(database)
    const spread = (index: number) => ({ latitude: (index % 89) * 1.01 - 44, longitude: (index * 7.3) % 180 })
    const bulk = Array.from({ length: 1200 }, (_, index) => ({
      ...spread(index),
      rentAmount: 1000 + (index % 50),
      isAvailable: index % 10 > 0,
    }))
    await list(...bulk)
    await untilCounted(database)
    await expectFreshCounts()
  })

  test('not at all where nothing about it matters to a count', async () => {
    await list({})
    await untilCounted(database)
    await database.update(properties).set({ title: 'Other words', smokingAllowed: true })
    expect(await database.$count(homeChanges)).toBe(0)
  })

  test('by another process when one dies in the middle, and by one of them at a time', async () => {
    await list({ city: 'Oakland' }, { city: 'Oakland' })
    await untilCounted(database)
    const dying = run(dyingCounter)
    await list({ city: 'Oakland' })
    await dying.stdout.getReader().read()
    await countHomes(database)
    dying.kill('SIGKILL')
    await dying.exited
    await untilCounted(database)
    await expectFreshCounts()
  })

  test('exactly, whatever eight landlords at once do, and when their process dies in the middle', async () => {
    const writes = String(howMany(400, 10_000))
    const dying = run(busyLandlords, landlordId, writes)
    await dying.stdout.getReader().read()
    dying.kill('SIGKILL')
    await dying.exited
    const others = run(busyLandlords, landlordId, writes)
    expect(await others.exited).toBe(0)
    await untilCounted(database)
    expect(await database.$count(properties)).toBeGreaterThan(Number(writes) / 20)
    await expectFreshCounts()
  }, 600_000)
})
