import { afterEach, describe, expect, test } from 'bun:test'
import * as sitePaths from '@portal/contract/site-paths'
import { sitemapEndpoints } from '@portal/contract/sitemap/endpoints'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { properties } from '../../schema/properties.ts'

const { database, signUp, visitor } = await openTestApp()
const { index, part } = sitemapEndpoints
const landlordId = (await signUp('landlord')).user.id

afterEach(async () => {
  await database.delete(properties)
})

/** Returns its id. */
const list = async (moment: string, fields: Partial<typeof properties.$inferInsert> = {}) => {
  const id = Bun.randomUUIDv7('hex', Date.parse(moment))
  await database.insert(properties).values({ ...newListing(), ...fields, id, landlordId })
  return id
}
const daysListed = async () => (await visitor().call(index)).parts.slice(2)
const entriesOf = async (named: string) => (await visitor().call(part, { params: { part: named } })).entries
const pathsOf = async (named: string) => (await entriesOf(named)).map(({ path }) => path)

const hidden: [name: string, fields: Partial<typeof properties.$inferInsert>][] = [
  ['private', { visibilityLevel: 'private' }],
  ['rented', { isAvailable: false }],
  ['deleted', { deletedAt: '2026-03-06T12:00:00Z' }],
  ['archived', { visibilityLevel: 'private', archivedAt: '2026-03-06T12:00:00Z' }],
]

describe('the index', () => {
  test('has the days on which homes were added, newest first, after pages and places', async () => {
    expect((await visitor().call(index)).parts).toEqual(['pages', 'places'])
    await list('2026-03-05T00:00:00.000Z')
    await list('2026-03-05T23:59:59.999Z')
    await list('2026-03-06T00:00:00.000Z')
    await list('2024-02-29T12:00:00.000Z')
    expect(await daysListed()).toEqual(['homes-2026-03-06', 'homes-2026-03-05', 'homes-2024-02-29'])
  })

  test('has today', async () => {
    await list(new Date().toISOString())
    expect(await daysListed()).toHaveLength(1)
  })

  test.each(hidden)('has no day with only a %s home', async (_, fields) => {
    await list('2026-03-05T12:00:00Z', fields)
    await list('2026-03-04T12:00:00Z')
    expect(await daysListed()).toEqual(['homes-2026-03-04'])
  })

  test('has a busy day without looking at each of its homes', async () => {
    const rented = { isAvailable: false }
    for (let minute = 10; minute < 30; minute += 1) await list(`2026-03-05T12:${minute}:00Z`, rented)
    expect(await daysListed()).toEqual(['homes-2026-03-05'])
    expect(await entriesOf('homes-2026-03-05')).toEqual([])
  })
})

describe('a day', () => {
  test('has its homes, and nothing of them but their page and when they last changed', async () => {
    const first = await list('2026-03-05T00:00:00.000Z')
    const last = await list('2026-03-05T23:59:59.999Z')
    await list('2026-03-06T00:00:00.000Z')
    await list('2026-03-04T23:59:59.999Z')
    const changed = await database.select().from(properties)
    const answer = await visitor().sendTo(part, { params: { part: 'homes-2026-03-05' } })
    expect(await answer.json()).toEqual({
      entries: [last, first].map(id => ({
        path: `/properties/${id}`,
        changedAt: changed.find(home => home.id === id)?.updatedAt ?? '',
      })),
    })
  })

  test.each(hidden)('has no %s home', async (_, fields) => {
    await list('2026-03-05T12:00:00Z', fields)
    const shown = await list('2026-03-05T12:00:00Z')
    expect(await pathsOf('homes-2026-03-05')).toEqual([`/properties/${shown}`])
  })

  test('has its latest ten thousand', async () => {
    const [earliest, latest] = [await list('2026-03-05T00:00:00Z'), await list('2026-03-05T23:00:00Z')]
    await database.execute(sql`
      insert into properties (id, landlord_id, title, description, address, city, state, zip_code, property_type, rent_amount)
      select overlay(${earliest}::text placing lpad(to_hex(number), 8, '0') from 29)::uuid, landlord_id, title, description, address, city,
        state, zip_code, property_type, rent_amount
      from properties, generate_series(1, 10000) as number where id = ${earliest}`)
    const paths = await pathsOf('homes-2026-03-05')
    expect([paths.length, paths[0]]).toEqual([10_000, `/properties/${latest}`])
  })
})

test('cities with homes on offer are searches, those with most homes first', async () => {
  await list('2026-03-05T12:00:00Z', { city: 'Oakland' })
  await list('2026-03-05T12:00:00Z', { city: 'Oakland' })
  await list('2026-03-05T12:00:00Z', { city: 'Truth & Consequences', state: 'NM' })
  for (const [city, fields] of hidden) await list('2026-03-05T12:00:00Z', { ...fields, city })
  await untilCounted(database)
  expect(await entriesOf('places')).toEqual(
    ['Oakland, CA', 'Truth & Consequences, NM'].map(city => ({
      path: sitePaths.searchFor(city),
      changedAt: null,
    })),
  )
})

test('the public pages are listed', async () => {
  const paths = await pathsOf('pages')
  expect(paths).toEqual(expect.arrayContaining(['/', '/search', '/pricing', '/help/renting', '/privacy']))
  expect(paths.filter(path => /profile|messages|auth/.test(path))).toEqual([])
})

test.each([
  'people',
  'homes',
  'homes-2026-02-30',
  'homes-2026-3-5',
  'homes-2026-03-05T00:00:00Z',
  'pages.xml',
])('%s is no part', async named => {
  expect(await visitor().refusal(part, { params: { part: named } })).toMatchObject({ status: 404 })
})

test.each(['homes-0000-01-01', 'homes-1969-12-31', 'homes-9999-12-31'])('%s has no homes', async named => {
  expect(await entriesOf(named)).toEqual([])
})
