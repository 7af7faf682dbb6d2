// Measures how much a search reads of many homes, in pages of 8 kB, which do not depend on the
// machine's load. All rows of 100,000 homes would be 13,000 pages, and an index with all filtered columns 1,500.
import { beforeAll, describe, expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { exactTotalLimit, type PropertyFilters, type SearchOrder } from '@portal/contract/properties/search'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { maxNewHomes, maxSavedSearches } from '@portal/contract/saved-searches/saved-search'
import { sitemapEndpoints } from '@portal/contract/sitemap/endpoints'
import { howMany, onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { explainedDatabase } from '../../../test/explained-database.ts'
import { loadManyHomes } from '../../../test/many-homes.ts'
import { newListing } from '../../../test/new-listing.ts'
import { casesOf, type Query, spotsIn } from '../../../test/search-cases.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilCounted } from '../../../test/until-counted.ts'
import { routes } from '../../app.ts'
import type { InsightSource } from '../../domain/insight-source.ts'
import { type Database, patiently } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { noticeOwnHomes } from '../properties/insights/notice-own-homes.ts'
import { noticeSavedSearches } from '../saved-searches/notice-saved-searches.ts'
import { countListedSince } from '../saved-searches/own-saved-searches.ts'
import { sitemapRoutes } from '../sitemap/read-sitemap.ts'
import { countFacets } from './count-facets.ts'
import { findHomes } from './find-homes.ts'
import { mapHomes } from './map-homes.ts'
import { findPlaces } from './places/find-places.ts'
import { criteriaOf } from './search-criteria.ts'

const { visitor, signUp, database, services, url } = await openTestApp()

/** With fewer homes the bounds are wide, so the short form finds reads of whole tables, and the long form the rest. */
const homes = howMany(12_000, 100_000)

const load = async (patient: Database): Promise<void> => {
  // Counting them for the map would keep the visibility map from covering them for a while.
  await patient.execute(sql`alter table search_homes disable trigger user`)
  await loadManyHomes(patient, homes)
  await patient.execute(sql`
    insert into home_changes (
      change, spot, city_key, neighborhood_key, zip_key, sign, traits, bedrooms, bathrooms, rent_amount
    )
    select traits >> 6 & 1, spot, city_key, neighborhood_key, zip_key, 1, traits, bedrooms, bathrooms, rent_amount
    from search_homes`)
  await untilCounted(patient)
  await patient.execute(sql`vacuum (analyze) home_counts, map_cells, places`)
  // Vacuum returns emptied pages only while nobody reads them, and the counting job reads from time to time.
  await untilTrue(async () => {
    await patient.execute(sql`vacuum (analyze) home_changes`)
    const [kept] = await patient.execute<{ bytes: number }>(
      sql`select pg_relation_size('home_changes')::integer as bytes`,
    )
    return kept !== undefined && kept.bytes < 100_000
  })
}
beforeAll(() => patiently(url, load), 300_000)

const contextOf = (own: Database) => ({
  ...services,
  database: own,
  requestId: '',
  address: '192.0.2.1',
  userAgent: null,
  savesData: false,
  cookies: null,
  arrivedAt: 0,
  isFromPages: false,
  knownEtags: null,
  caller: null,
  answerHeaders: new Headers(),
  signal: new AbortController().signal,
})

const limit = 21
const near = { latitude: 37.77, longitude: -122.42 }
const sanFrancisco = { north: 37.85, south: 37.7, west: -122.52, east: -122.35 }
const california = { north: 42, south: 32.5, west: -124.5, east: -114.1 }
const [server] = await database.execute<{ version: number }>(
  sql`select current_setting('server_version_num')::integer as version`,
)
/** Before version 17, PostgreSQL sorts all that is found to order it by nearness and then by id (docs/operations.md). */
const sortsNearest = (server?.version ?? 0) >= 170_000
const orders: SearchOrder[] = [
  'newest',
  'rent_asc',
  'rent_desc',
  ...(sortsNearest ? ['nearest' as const] : []),
]

/** Tables with far fewer rows than homes. */
const areShort = new Set(['search_places', 'home_counts', 'home_changes', 'saved_searches'])

/** The most pages that a search can read in any order. */
const cases: [name: string, filters: PropertyFilters, pages: number][] = [
  ['all homes', {}, 100],
  ['a street', { north: 37.78, south: 37.775, west: -122.425, east: -122.415 }, 50],
  ['a city’s box', sanFrancisco, 300],
  ['a state’s box', california, 400],
  ['a city by name', { location: 'Oakland, CA' }, 300],
  ['a neighborhood', { location: 'mission' }, 1000],
  ['a ZIP', { location: '10043' }, 200],
  ['a rent', { minRent: 2000, maxRent: 2010 }, 400],
  ['a high rent', { minRent: 9000 }, 400],
  ['a common kind of home', { propertyType: 'house' }, 600],
  ['a common kind of home at a high rent', { propertyType: 'apartment', minRent: 5000 }, 1500],
  ['what is at one end of rents', { bedrooms: 0 }, 1500],
  ['an amenity that few have', { amenities: 'Wine cellar' }, 200],
  ['an amenity that nobody has', { amenities: 'Helipad' }, 50],
  ['what few have in a large area', { ...california, amenities: 'Wine cellar' }, 200],
  [
    'several filters',
    { propertyType: 'house', bedrooms: 4, amenities: 'Gym,Pool', petFriendly: 'true' },
    600,
  ],
  ['filters that contradict each other', { propertyType: 'office', bedrooms: 3 }, 500],
  ['a common word', { q: 'loft' }, 1500],
  ['a common word at a high rent', { q: 'loft', minRent: 6000, maxRent: 6400 }, 400],
  [
    'several filters and a rent',
    { propertyType: 'condo', bathrooms: 1.5, amenities: 'Parking,Balcony', maxRent: 1500 },
    700,
  ],
  ['a rare word', { q: 'claw-foot' }, 600],
  ['words that nobody wrote', { q: 'harpsichord bathtub garden' }, 200],
  ['a word in a city’s box', { ...sanFrancisco, q: 'fireplace' }, 300],
]

describe('of many homes, a search reads few pages in any order, for', () => {
  for (const [name, filters, most] of cases)
    test(name, async () => {
      const explained = explainedDatabase(database)
      for (const sort of orders) {
        const criteria = await criteriaOf(explained.database, filters)
        if (criteria) await findHomes(explained.database, { criteria, sort, near, after: undefined, limit })
        const { statements, pages, wholeTables } = explained.take()
        expect([sort, wholeTables.filter(table => !areShort.has(table))]).toEqual([sort, []])
        expect(pages, sort).toBeLessThan(most)
        expect(statements, sort).toBeLessThan(6)
      }
    })
})

describe('of many homes', () => {
  test('the fiftieth page costs as much as the first', async () => {
    const explained = explainedDatabase(database)
    const criteria = await criteriaOf(database, {})
    if (!criteria) throw new Error('All homes can be found')
    for (const sort of orders) {
      const first = await findHomes(database, { criteria, sort, near, after: undefined, limit: 1000 })
      const after = first.homes.at(-1)
      expect(first.homes).toHaveLength(1000)
      const { homes } = await findHomes(explained.database, { criteria, sort, near, after, limit })
      expect(homes).toHaveLength(limit)
      expect(explained.take().pages, sort).toBeLessThan(50)
      const ids = new Set(first.homes.map(({ id }) => id))
      expect(homes.filter(({ id }) => ids.has(id))).toEqual([])
    }
  })

  test('every way of counting agrees with a plain filter', async () => {
    const plain: [PropertyFilters, ReturnType<typeof sql>][] = [
      [{ amenities: 'Wine cellar' }, sql`amenities @> '{Wine cellar}'`],
      [{ bedrooms: 0, minRent: 3000 }, sql`bedrooms = 0 and rent_amount >= 3000`],
      [
        { ...sanFrancisco, petFriendly: 'true' },
        sql`pet_friendly and latitude between 37.7 and 37.85 and longitude between -122.52 and -122.35`,
      ],
      [
        { location: 'oakland, ca', propertyType: 'condo' },
        sql`city || ', ' || state ilike '%oakland, ca%' and property_type = 'condo'`,
      ],
    ]
    for (const [filters, condition] of plain) {
      const [row] = await database.execute<{ counted: number }>(sql`
        select count(*)::integer as counted from properties
        where visibility_level = 'public' and is_available and ${condition}`)
      expect(row?.counted).toBeLessThan(exactTotalLimit)
      expect(row?.counted).toBeGreaterThan(0)
      const criteria = await criteriaOf(database, filters)
      if (!criteria) throw new Error('Some homes can be found')
      for (const sort of orders.slice(0, 3))
        expect((await findHomes(database, { criteria, sort, near, after: undefined, limit })).total).toBe(
          row?.counted ?? 0,
        )
    }
  })
})

describe('of many homes on the map and in places', () => {
  const read = async (zoom: number, filters: PropertyFilters = {}) => {
    const explained = explainedDatabase(database)
    // The area of 1,920 by 1,080 pixels around San Francisco.
    const degrees = 360 / 2 ** zoom / 256
    const view = {
      north: Math.min(85, near.latitude + degrees * 430),
      south: Math.max(-85, near.latitude - degrees * 430),
      east: Math.min(180, near.longitude + degrees * 960),
      west: Math.max(-180, near.longitude - degrees * 960),
    }
    const query = { ...filters, ...view, zoom }
    const shown = await mapHomes(contextOf(explained.database), { params: undefined, query, body: undefined })
    return { shown, ...explained.take() }
  }

  test.each([3, 5, 7, 9, 11, 13, 15, 17, 19].slice(0, howMany(8, 9)))(
    'a map reads few pages at zoom %d',
    async zoom => {
      const { shown, pages, wholeTables } = await read(zoom)
      expect(shown.homes.length + shown.clusters.length).toBeGreaterThan(0)
      expect(pages).toBeLessThan(1000)
      expect(wholeTables).toEqual([])
      expect(JSON.stringify(shown).length).toBeLessThan(40_000)
    },
  )

  test.each([11, 13, 15])('a map of a city with filters reads few pages at zoom %d', async zoom => {
    const { shown, pages } = await read(zoom, { petFriendly: 'true', minRent: 2000 })
    expect(shown.homes.length + shown.clusters.length).toBeGreaterThan(0)
    expect(pages).toBeLessThan(1500)
  })

  test('the counts of the filters are those of a search, where not all homes were looked at', async () => {
    const written = (filters: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    const totalOf = async (query: Record<string, string>) => {
      const { total, truncated } = await visitor().call(propertyEndpoints.search, {
        query: { ...query, limit: '1' },
      })
      return { count: total, truncated }
    }
    for (const filters of [
      {},
      { amenities: 'Gym', bedrooms: 4 },
      { ...california, smokingAllowed: 'true' },
    ]) {
      const query = written(filters)
      const facets = await visitor().call(propertyEndpoints.facets, { query })
      const tallies = facets.propertyType.map(({ choice, ...tally }) => [choice, tally])
      const totals = facets.propertyType.map(async ({ choice }) => [
        choice,
        await totalOf({ ...query, propertyType: choice }),
      ])
      expect(tallies).toEqual(await Promise.all(totals))
      const bars = facets.rents.map(({ from, count, truncated }) => [from, { count, truncated }])
      const found = facets.rents.map(async ({ from, to }) => [
        from,
        await totalOf({
          ...query,
          minRent: String(from),
          maxRent: to === null ? '10000' : String(to - 0.01),
        }),
      ])
      expect(bars).toEqual(await Promise.all(found))
      expect(Math.max(...facets.rents.map(({ height }) => height))).toBe(1)
    }
  })

  const counted: [PropertyFilters, number, number][] = [
    [{}, 1, 250],
    [{ propertyType: 'office', bedrooms: 3 }, 1, 250],
    [{ amenities: 'Gym', minRent: 1000, maxRent: 5000 }, 1, 250],
    [{ ...sanFrancisco, petFriendly: 'true' }, 1, 700],
    [{ minRent: 2000, maxRent: 2010 }, 2, 300],
    [{ q: 'fireplace' }, 2, 6000],
    [{ location: 'New York, NY' }, 2, 400],
  ]

  test.each(counted.slice(0, howMany(6, 7)))(
    'the filters %j are counted in few looks',
    async (query, most, maxPages) => {
      const explained = explainedDatabase(database)
      await countFacets(contextOf(explained.database), { params: undefined, query, body: undefined })
      const { statements, pages } = explained.take()
      expect(statements).toBeLessThanOrEqual(most)
      expect(pages).toBeLessThan(maxPages)
    },
  )

  test.each(['', 'o', 'oak', 'oaklnd', 'san fran', '10', 'nowhere at all'])(
    'places like “%s” are found in few pages',
    async q => {
      const explained = explainedDatabase(database)
      // At most 222 once the table is vacuumed; a busy machine and open transactions can delay that.
      await untilTrue(async () => {
        await patiently(url, patient => patient.execute(sql`vacuum places`))
        const { places } = await findPlaces(contextOf(explained.database), {
          params: undefined,
          query: { q },
          body: undefined,
        })
        expect(places.length > 0).toBe(q !== 'nowhere at all')
        const { statements, pages } = explained.take()
        return statements > 0 && pages < (q === '' ? 100 : 500)
      })
    },
  )
})

describe('of many homes, insights read few pages', () => {
  const notice = async (source: InsightSource, personId: string) => {
    const explained = explainedDatabase(database)
    const noticed = await source(explained.database, personId)
    const { wholeTables, ...figures } = explained.take()
    return { noticed, ...figures, wholeTables: wholeTables.filter(table => !areShort.has(table)) }
  }

  test('about fifty homes of one landlord in the middle of a city, in one query', async () => {
    const { user } = await signUp('landlord')
    const homes = Array.from({ length: 60 }, (_, index) => ({
      ...newListing(),
      landlordId: user.id,
      rentAmount: 1000 + index * 100,
      listedAt: '2026-01-01T00:00:00Z',
    }))
    await database.insert(properties).values(homes)
    const { noticed, statements, pages, wholeTables } = await notice(noticeOwnHomes, user.id)
    expect(new Set(noticed.map(({ insightType }) => insightType))).toContain('rent_above_median')
    expect([statements, wholeTables]).toEqual([1, []])
    expect(pages).toBeLessThan(10_000)
  })

  test('about a person’s newest saved searches', async () => {
    const { user } = await signUp('tenant')
    await database.insert(savedSearches).values(
      [{ location: 'Oakland, CA' }, { q: 'loft' }, sanFrancisco, {}].map(filters => ({
        userId: user.id,
        name: 'Homes',
        alert: 'never' as const,
        filters: filters,
        zone: 'UTC',
      })),
    )
    const { noticed, pages, wholeTables } = await notice(noticeSavedSearches, user.id)
    expect(noticed).toHaveLength(3)
    expect(wholeTables).toEqual([])
    expect(pages).toBeLessThan(15_000)
  })
})

describe('of many homes, a saved search counts its new ones in few pages', () => {
  const countOf = async (filters: PropertyFilters, seenAt: string) => {
    const explained = explainedDatabase(database)
    const search = { userId: Bun.randomUUIDv7(), filters, seenAt }
    const counted = await countListedSince(explained.database, search)
    const { wholeTables, ...figures } = explained.take()
    return { counted, ...figures, wholeTables: wholeTables.filter(table => !areShort.has(table)) }
  }

  test('with any filters, if a hundred homes are new', async () => {
    const { user } = await signUp('landlord')
    const seenAt = new Date().toISOString()
    const homes = Array.from({ length: 100 }, () => ({ ...newListing(), landlordId: user.id }))
    await database.insert(properties).values(homes)
    for (const [name, filters] of cases) {
      const { pages, wholeTables } = await countOf(filters, seenAt)
      expect([name, wholeTables]).toEqual([name, []])
      expect(pages, name).toBeLessThan(1500)
    }
    expect((await countOf({}, seenAt)).counted).toBe(maxNewHomes)
  })

  test.each(cases)('%s, if half of them or all are new', async (name, filters) => {
    const [half] = await database.execute<{ time: string }>(sql`
      select percentile_disc(0.5) within group (order by listed_at)::text as time from properties`)
    for (const seenAt of [half?.time ?? '', '2000-01-01T00:00:00.000Z']) {
      const { counted, pages, wholeTables } = await countOf(filters, seenAt)
      expect(counted).toBeLessThanOrEqual(maxNewHomes)
      expect(wholeTables).toEqual([])
      // A large area is read through its own index, even if few of its homes match.
      expect(pages).toBeLessThan(name === 'what few have in a large area' ? 9000 : 3000)
    }
  })
})

describe('of many homes, the sitemap reads few pages', () => {
  const read = async (part: string) => {
    const explained = explainedDatabase(database)
    const [index, onePart] = sitemapRoutes
    const context = contextOf(explained.database)
    const answer =
      part === 'index'
        ? await index.verb(context, { params: undefined, query: undefined, body: undefined })
        : await onePart.verb(context, {
            params: sitemapEndpoints.part.params.parse({ part }),
            query: undefined,
            body: undefined,
          })
    return { answer, ...explained.take() }
  }

  test('of each day, and of no table all of them', async () => {
    const { answer, pages, wholeTables } = await read('index')
    const days = 'parts' in answer ? answer.parts.slice(2) : []
    expect(days.length).toBeGreaterThan(300)
    expect(wholeTables).toEqual([])
    expect(pages).toBeLessThan(days.length * 20)
    const day = await read(days[10] ?? '')
    expect(day.wholeTables).toEqual([])
    expect(day.pages).toBeLessThan(1000)
  })
})

/** The pages that a read can use without queueing among slow reads. */
const maxPages = 5000

// Short: slow-reads.test.ts for the queue, and the cases above for what a search reads.
onlyInLong(() => {
  describe('of many homes, a read that looks at many pages is slow by its route:', () => {
    const reads = routes.filter(({ endpoint: { method, kind } }) => method === 'GET' && kind !== 'events')

    /** Creates a landlord with many homes and broad saved searches. */
    const busiest = async (): Promise<Caller> => {
      const [landlord] = await database.select().from(users).where(eq(users.userType, 'landlord')).limit(1)
      if (!landlord) throw new Error('The homes have landlords')
      const searches = Array.from({ length: maxSavedSearches }, (_, index) => ({
        userId: landlord.id,
        name: 'Homes',
        alert: 'never' as const,
        filters: { ...sanFrancisco, ...(index % 2 === 0 && { q: 'fireplace' }) },
        zone: 'UTC',
        seenAt: '2000-01-01T00:00:00Z',
      }))
      await database.insert(savedSearches).values(searches)
      return { ...landlord, isAdmin: true, sessionId: Bun.randomUUIDv7() }
    }

    const different = <T>(queries: readonly T[]): T[] => [
      ...new Map(queries.map(query => [JSON.stringify(query), query])).values(),
    ]

    /** The most expensive queries with a million homes, and a sample of all others. */
    const queriesIn = async (): Promise<Query[]> => {
      const cases = casesOf(await spotsIn(database))
      const worst = cases
        .filter(({ name }) => name.startsWith('words'))
        .flatMap(({ queries }) => queries.slice(0, 12))
      const others = cases.flatMap(({ queries }) => queries.slice(-10))
      const view = { north: '50', south: '24', west: '-125', east: '-66', zoom: '4' }
      return [...worst, ...others].map(query => ({ ...view, ...query }))
    }

    test('all reads of the API, with the most expensive queries', async () => {
      const caller = await busiest()
      const [home] = await database
        .select()
        .from(properties)
        .where(eq(properties.landlordId, caller.id))
        .limit(1)
      const queries = await queriesIn()
      const slow = new Set<string>()
      for (const { endpoint, isSlow, verb } of reads) {
        const { params, query } = endpoint
        const named = params
          ? [home?.id, caller.id].flatMap(id => params.safeParse({ id }).data ?? [])
          : [undefined]
        // Few calls know all of the words, so that many queries are the same to them.
        const inputs = query
          ? different(queries.flatMap(one => query.safeParse(one).data ?? []))
          : [undefined]
        for (const input of named.flatMap(of =>
          inputs.map(one => ({ params: of, query: one, body: undefined })),
        )) {
          const explained = explainedDatabase(database)
          const context = { ...contextOf(explained.database), caller, env: services.env }
          await verb(context, input).catch(thrown => {
            if (!(thrown instanceof Refusal)) throw thrown
          })
          const { pages } = explained.take()
          if (pages > maxPages) slow.add(endpoint.path)
          const isRight = pages <= maxPages || isSlow?.(input) === true
          expect([endpoint.path, input, pages, isRight]).toEqual([endpoint.path, input, pages, true])
        }
      }
      expect(slow).toContain(propertyEndpoints.facets.path)
      expect(slow).toContain(propertyEndpoints.map.path)
      expect(slow).toContain(savedSearchEndpoints.list.path)
    }, 600_000)
  })
})
