import { describe, expect, test } from 'bun:test'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../../test/new-listing.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { untilCounted } from '../../../../test/until-counted.ts'
import { contextOf } from '../../../platform/request/serve-route.ts'
import { properties } from '../../../schema/properties.ts'
import { findPlaces } from './find-places.ts'

const { visitor, signUp, database, services } = await openTestApp()
const landlord = await signUp('landlord')

type NewHome = Partial<typeof properties.$inferInsert>

const list = async (count: number, home: NewHome) => {
  const rows = Array.from({ length: count }, () => ({
    ...newListing(),
    ...home,
    landlordId: landlord.user.id,
  }))
  const made = await database.insert(properties).values(rows).returning({ id: properties.id })
  return made.map(({ id }) => id)
}
const oakland = { city: 'Oakland', zipCode: '94609', latitude: 37.8, longitude: -122.27 }
await list(5, { ...oakland, neighborhood: 'Temescal' })
await list(1, { ...oakland, zipCode: '94611' })
await list(1, { ...oakland, zipCode: '94611-1234' })
await list(3, { city: 'Oakley', zipCode: '94561', latitude: 37.99, longitude: -121.71 })
await list(4, { city: 'San Francisco', neighborhood: 'Mission', zipCode: '94110' })
await list(6, { city: 'San Francisco', neighborhood: 'Noe Valley', zipCode: '94114' })
await list(1, { city: 'San José', zipCode: '95110' })
await list(1, { city: 'Mission Viejo', zipCode: '92691' })
await list(9, { city: 'Rentedville', zipCode: '95000', isAvailable: false })
await list(9, { city: 'Hiddenville', zipCode: '95001', visibilityLevel: 'private' })
await untilCounted(database)

const find = async (q: string, limit?: string) =>
  (await visitor().call(placeEndpoints.find, { query: { q, ...(limit && { limit }) } })).places
const names = async (q: string, limit?: string) => (await find(q, limit)).map(({ name }) => name)

describe('places', () => {
  test('include their kind, position, and number of homes on offer', async () => {
    const spot = { north: 37.8, south: 37.8, east: -122.27, west: -122.27 }
    expect(await find('oakland', '1')).toEqual([
      { name: 'Oakland', kind: 'city', city: 'Oakland', state: 'CA', bounds: spot, count: 7 },
    ])
    expect(await find('temescal')).toEqual([
      { name: 'Temescal', kind: 'neighborhood', city: 'Oakland', state: 'CA', bounds: spot, count: 5 },
    ])
    const [zip] = await find('94611')
    expect(zip).toMatchObject({ name: '94611', kind: 'zip', city: 'Oakland', state: 'CA', count: 2 })
  })

  test('hold the homes of each ZIP+4 in their ZIP', async () => {
    for (const typed of ['94611', '94611-', '94611-1234', '94611-43'])
      expect((await find(typed))[0]).toMatchObject({ name: '94611', kind: 'zip', city: 'Oakland', count: 2 })
  })

  test('are found while typing, in the ways people write them', async () => {
    expect(await names('oak')).toEqual(['Oakland', 'Oakley'])
    for (const typed of ['Oakland, CA', 'oakland ca', ' OAKLAND', 'oakl', 'oaklnd', 'oakalnd'])
      expect((await names(typed))[0]).toBe('Oakland')
    for (const typed of ['san fran', 'San Francisco, CA', 'san fransisco'])
      expect((await names(typed))[0]).toBe('San Francisco')
    expect(await names('san jose')).toContain('San José')
    expect((await names('missoin'))[0]).toBe('Mission')
    expect((await names('mision, san francisco'))[0]).toBe('Mission')
  })

  test('with a matching whole name come first, then prefixes, then other words', async () => {
    expect(await names('mission')).toEqual(['Mission', 'Mission Viejo'])
    expect(await names('valley')).toEqual(['Noe Valley'])
    expect((await names('mission, san'))[0]).toBe('Mission')
  })

  test('with the most homes come first without a text', async () => {
    expect(await names('', '3')).toEqual(['San Francisco', 'Oakland', '94114'])
    expect(await names(' ')).toHaveLength(8)
    expect(await names('%_\\')).toHaveLength(8)
  })

  test('without public homes to rent are not found', async () => {
    for (const nowhere of ['Rentedville', 'Hiddenville', '95000', 'xyzzy'])
      expect(await names(nowhere)).toEqual([])
  })

  test('are limited to twenty', async () => {
    const { find: endpoint } = placeEndpoints
    expect((await visitor().refusal(endpoint, { query: { limit: '21' } })).fields).toHaveProperty('limit')
    expect((await visitor().refusal(endpoint, { query: { q: 'x'.repeat(101) } })).fields).toHaveProperty('q')
  })

  test('span their homes, except for one far away from all others', async () => {
    const around = [0, 0.01, 0.02, 0.03, 0.04].map(step => ({ latitude: 40 + step, longitude: -100 - step }))
    for (const spot of [...around, { latitude: 0, longitude: 0 }, { latitude: null, longitude: null }])
      await list(1, { city: 'Spanning', zipCode: '50001', ...spot })
    await list(1, { city: 'Unplaced', zipCode: '50002', latitude: null, longitude: null })
    await untilCounted(database)
    const bounds = { north: 40.04, south: 40, east: -100, west: -100.04 }
    expect(await find('spanning')).toMatchObject([{ count: 7, bounds }])
    expect(await find('unplaced')).toMatchObject([{ count: 1, bounds: null }])
  })

  test('with similar names are looked up in an index, however long the text is', async () => {
    await database.execute(sql`
      with known as (
        insert into search_places (kind, match, within, name, city, state)
        select 'city', 'town ' || n, 1, 'Town ' || n, 'Town ' || n, 'ZZ' from generate_series(1, 3000) as n
        returning key, name
      )
      insert into places (key, kind, name, city, state, name_words, words, count, changes)
      select key, 'city', name, name, 'ZZ', words_of(name), words_of(name || ' ZZ'), 1, 0 from known`)
    await database.execute(sql`analyze places`)
    const q = 'morning light comes through three tall windows of san francisco'
    const input = { query: { q }, params: undefined, body: undefined }
    await database.transaction(async transaction => {
      const wholeReads = async () => {
        const [row] = await transaction.execute<{ count: number }>(
          sql`select seq_scan::integer as count from pg_stat_xact_user_tables where relname = 'places'`,
        )
        return row?.count ?? 0
      }
      const before = await wholeReads()
      const context = await contextOf(services, new Request('http://localhost'), '')
      await findPlaces({ ...context, database: transaction }, input)
      // Short texts match only the beginnings of names, which is fast, not similar names.
      expect((await wholeReads()) - before).toBeLessThan(2)
    })
  })
})
