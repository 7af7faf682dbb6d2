import { expect } from 'bun:test'
import { fiveDigitZip } from '@portal/contract/values/zip-code'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { finestLevel, homeCounts, mapCells, places } from '../src/schema/places.ts'
import { properties } from '../src/schema/properties.ts'
import { pairsOfTraits, traitsOf } from '../src/schema/search.ts'

const publicHomes = (database: Database) =>
  database
    .select()
    .from(properties)
    .where(and(eq(properties.visibilityLevel, 'public'), isNull(properties.deletedAt)))

/** By place. */
const placesOfHomes = async (database: Database): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const { isAvailable, city, state, neighborhood, zipCode } of await publicHomes(database))
    if (isAvailable)
      for (const place of [
        `${city}, ${state}`,
        neighborhood && `${neighborhood}, ${city}, ${state}`,
        fiveDigitZip(zipCode),
      ])
        if (place) counts.set(place.toLowerCase(), (counts.get(place.toLowerCase()) ?? 0) + 1)
  return counts
}

export const placesCounted = async (database: Database): Promise<Map<string, number>> => {
  const nameOf = ({ kind, name, city, state }: typeof places.$inferSelect) =>
    kind === 'zip' ? name : kind === 'city' ? `${name}, ${state}` : `${name}, ${city}, ${state}`
  const all = await database.select().from(places)
  return new Map(all.map(place => [nameOf(place).toLowerCase(), place.count]))
}

type Cell = Omit<typeof mapCells.$inferSelect, 'level' | 'x' | 'y' | 'rented'>

/** Cells of every level, computed from the homes. */
const cellsOfHomes = async (database: Database): Promise<Map<string, Cell>> => {
  const cells = new Map<string, Cell>()
  for (const { latitude, longitude, rentAmount, isAvailable } of await publicHomes(database)) {
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

const cellsCounted = async (database: Database): Promise<Map<string, Cell>> => {
  const all = await database.select().from(mapCells)
  return new Map(all.map(({ level, x, y, rented, ...cell }) => [[level, x, y, rented].join(), cell]))
}

/** To about a meter, because sums are added up in any order. */
const inOrder = (cells: Map<string, Cell>) =>
  [...cells]
    .map(([key, { latitudeSum, longitudeSum, ...cell }]) =>
      [key, JSON.stringify({ ...cell, at: [latitudeSum.toFixed(5), longitudeSum.toFixed(5)] })].join(' '),
    )
    .toSorted()

/** By traits, followed by a colon and the number with each pair of traits. */
const alikeHomes = async (database: Database): Promise<string[]> => {
  const groups = new Map<string, number[]>()
  for (const home of await publicHomes(database)) {
    const { propertyType, isAvailable, bedrooms, bathrooms, rentAmount } = home
    const rent = Math.min(rentAmount, 10_000.01)
    const key = [
      traitsOf({ propertyType, isAvailable }),
      Math.min(bedrooms ?? -1, 4),
      Math.min(bathrooms ?? -1, 3),
      Math.floor(rent / 100) * 2 + (rent % 100 > 0 ? 1 : 0),
    ].join()
    const has = traitsOf(home)
    const counts = groups.get(key) ?? [0, ...pairsOfTraits.map(() => 0)]
    const met = [1, ...pairsOfTraits.map(pair => ((has & pair) === pair ? 1 : 0))]
    groups.set(
      key,
      counts.map((count, index) => count + (met[index] ?? 0)),
    )
  }
  return [...groups].map(([key, counts]) => `${key}: ${counts.join()}`).toSorted()
}

const alikeCounted = async (database: Database): Promise<string[]> => {
  const all = await database.select().from(homeCounts)
  return all
    .map(({ traits, bedrooms, bathrooms, rentStep, count, pairs }) =>
      [[traits, bedrooms, bathrooms, rentStep].join(), [count, ...pairs].join()].join(': '),
    )
    .toSorted()
}

/** All changes must have been counted before. */
export const expectFreshCounts = async (database: Database): Promise<void> => {
  expect(await alikeCounted(database)).toEqual(await alikeHomes(database))
  expect(await placesCounted(database)).toEqual(await placesOfHomes(database))
  expect(inOrder(await cellsCounted(database))).toEqual(inOrder(await cellsOfHomes(database)))
}
