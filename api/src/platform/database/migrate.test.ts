import { describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'

const { database, signUp } = await openTestApp()
const { user } = await signUp('landlord')

const makeHome = async () => {
  const [home] = await database
    .insert(properties)
    .values({ ...newListing(), landlordId: user.id })
    .returning()
  if (!home) throw new Error('No home was inserted')
  return home
}

describe('an update', () => {
  test('is recorded in every table with an update time', async () => {
    const tables = await database.execute<{ name: string; isNoted: boolean }>(sql`
      select table_name as name, exists (
        select from pg_trigger where tgrelid = table_name::regclass and tgname = 'note_update'
      ) as "isNoted"
      from information_schema.columns where table_schema = 'public' and column_name = 'updated_at'`)
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.filter(({ isNoted }) => !isNoted)).toEqual([])
  })

  test('is later than the one before, even within one millisecond and whatever the clock says', async () => {
    const { id } = await makeHome()
    const isIt = eq(properties.id, id)
    const moments = await database.transaction(async transaction => {
      const seen: string[] = []
      for (let update = 0; update < 50; update += 1) {
        const [home] = await transaction.update(properties).set({ bedrooms: 1 }).where(isIt).returning()
        seen.push(home?.updatedAt ?? '')
      }
      return seen
    })
    expect(new Set(moments).size).toBe(50)
    expect(moments.toSorted()).toEqual(moments)
    await database.update(properties).set({ updatedAt: '2001-01-01T00:00:00.000Z' }).where(isIt)
    const [home] = await database.select().from(properties).where(isIt)
    expect(home?.updatedAt.localeCompare(moments.at(-1) ?? '')).toBe(1)
  })

  test('records for each changed column when it last changed', async () => {
    const { id, changedAt } = await makeHome()
    expect(changedAt).toEqual({})
    const change = async (set: Partial<typeof properties.$inferInsert>) => {
      const [home] = await database.update(properties).set(set).where(eq(properties.id, id)).returning()
      const moments = Object.entries(home?.changedAt ?? {})
      return Object.fromEntries(
        moments.map(([name, at]) => [name, Date.parse(at) === Date.parse(home?.updatedAt ?? '')]),
      )
    }
    const { title, rentAmount } = newListing()
    expect(await change({ title, rentAmount: 2450, amenities: ['Pool'] })).toEqual({
      rent_amount: true,
      amenities: true,
    })
    expect(await change({ title, rentAmount })).toEqual({ rent_amount: true, amenities: false })
  })
})
