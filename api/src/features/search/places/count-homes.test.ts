import { afterEach, describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { emptyTable } from '../../../../test/empty-table.ts'
import { expectFreshCounts, placesCounted } from '../../../../test/fresh-counts.ts'
import { newListing } from '../../../../test/new-listing.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { untilCounted } from '../../../../test/until-counted.ts'
import { homeChanges, homeCounts, mapCells, places } from '../../../schema/places.ts'
import { properties } from '../../../schema/properties.ts'
import { countHomes } from './count-homes.ts'

const { signUp, database, url } = await openTestApp({ jobs: true })
const landlordId = (await signUp('landlord')).user.id

const dyingCounter = new URL('../../../../test/dying-counter.ts', import.meta.url)
const busyLandlords = new URL('../../../../test/busy-landlords.ts', import.meta.url)

const run = (script: URL, ...args: string[]) =>
  Bun.spawn([process.execPath, fileURLToPath(script), url, ...args], { stdout: 'pipe' })

afterEach(async () => {
  await database.delete(properties)
})

const list = (...homes: Partial<typeof properties.$inferInsert>[]) =>
  database.insert(properties).values(homes.map(home => ({ ...newListing(), ...home, landlordId })))

describe('changed homes are counted', () => {
  test('soon, by place and on the map, every time', async () => {
    await list(
      { city: 'Oakland' },
      { city: 'Oakland', isAvailable: false },
      { latitude: null, longitude: null },
    )
    await untilTrue(async () => (await database.$count(homeChanges)) === 0)
    await expectFreshCounts(database)
    expect((await placesCounted(database)).get('oakland, ca')).toBe(1)
    await database
      .update(properties)
      .set({ city: 'Berkeley', rentAmount: 50 })
      .where(eq(properties.city, 'Oakland'))
    await untilCounted(database)
    await expectFreshCounts(database)
    await emptyTable(database, properties)
    await untilCounted(database)
    expect([
      await database.$count(places),
      await database.$count(mapCells),
      await database.$count(homeCounts),
    ]).toEqual([0, 0, 0])
  })

  test('all at once after a bulk load, which recounts every cell', async () => {
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
    await expectFreshCounts(database)
  })

  test('not at all if nothing about them affects a count', async () => {
    await list({})
    await untilCounted(database)
    await database.update(properties).set({ title: 'Other words', squareFootage: 900 })
    expect(await database.$count(homeChanges)).toBe(0)
  })

  test('by another process if one dies in the middle, and by one at a time', async () => {
    await list({ city: 'Oakland' }, { city: 'Oakland' })
    await untilCounted(database)
    const dying = run(dyingCounter)
    await list({ city: 'Oakland' })
    await dying.stdout.getReader().read()
    await countHomes(database)
    dying.kill('SIGKILL')
    await dying.exited
    await untilCounted(database)
    await expectFreshCounts(database)
  })

  test('exactly, while eight landlords write concurrently and their process dies in the middle', async () => {
    const writes = String(howMany(400, 3000))
    const dying = run(busyLandlords, landlordId, writes)
    await dying.stdout.getReader().read()
    dying.kill('SIGKILL')
    await dying.exited
    const others = run(busyLandlords, landlordId, writes)
    expect(await others.exited).toBe(0)
    await untilCounted(database)
    expect(await database.$count(properties)).toBeGreaterThan(Number(writes) / 20)
    await expectFreshCounts(database)
  }, 600_000)
})
