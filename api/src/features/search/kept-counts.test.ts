import { describe, expect, test } from 'bun:test'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { Database } from '../../platform/database/database.ts'
import { properties } from '../../schema/properties.ts'
import { countKept } from './kept-counts.ts'

const { signUp, database } = await openTestApp()
const landlordId = (await signUp('landlord')).user.id

class Undone extends Error {}

/** Nothing is counted within a transaction yet, so its changes are still waiting. */
const undone = (work: (transaction: Database) => Promise<void>) =>
  expect(
    database.transaction(async transaction => {
      await work(transaction)
      throw new Undone()
    }),
  ).rejects.toThrow(Undone)

const list = (on: Database, homes: number) =>
  on.insert(properties).values(
    Array.from({ length: homes }, () => ({
      ...newListing(),
      landlordId,
      rentAmount: 1000,
      amenities: ['Gym', 'Pool', 'Elevator'],
    })),
  )

describe('stored counts', () => {
  test.each<[PropertyFilters, number | undefined]>([
    [{}, 3],
    [{ amenities: 'Gym,Pool', includeRented: 'true' }, 3],
    [{ minRent: 1000, maxRent: 1000 }, 3],
    [{ minRent: 500, maxRent: 999.99 }, 0],
    [{ minRent: 1000.01 }, undefined],
    [{ maxRent: 1050 }, undefined],
    [{ amenities: 'Gym,Pool,WiFi' }, undefined],
    [{ amenities: 'Elevator' }, undefined],
    [{ bedrooms: 5 }, undefined],
    [{ location: 'oakland' }, undefined],
    [{ q: 'sunny' }, undefined],
  ])('know of %j, also what is not counted yet, or say nothing', (filters, count) =>
    undone(async transaction => {
      await list(transaction, 3)
      expect(await countKept(transaction, [filters])).toEqual([count])
    }),
  )

  test('are not used while too many changes wait, as after a bulk load', () =>
    undone(async transaction => {
      await list(transaction, 1)
      await transaction.execute(sql`insert into home_changes (change, city_key, zip_key, sign)
        select 0, city_key, zip_key, 1 from search_homes, generate_series(1, 2000)`)
      expect(await countKept(transaction, [{}])).toEqual([undefined])
    }))
})
