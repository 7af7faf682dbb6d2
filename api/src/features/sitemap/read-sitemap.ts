import { placeText } from '@portal/contract/places/place-words'
import * as sitePaths from '@portal/contract/site-paths'
import {
  maxDays,
  maxEntries,
  type SitemapEntry,
  type SitemapPart,
  sitemapEndpoints,
} from '@portal/contract/sitemap/endpoints'
import { helpTopics } from '@portal/help/help-topics'
import { and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { places } from '../../schema/places.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { searchHomes } from '../../schema/search.ts'

const dayMs = 86_400_000

/** The days since 1970 of a UUIDv7, which begins with its millisecond. */
const dayOf = (id: SQL): SQL =>
  sql`('x' || left(translate(${id}::text, '-', ''), 12))::bit(48)::bigint / ${dayMs}::bigint`

/** The least UUIDv7 of a day. */
const firstIdOf = (day: SQL): SQL =>
  sql`rpad(lpad(to_hex(${day} * ${dayMs}::bigint), 12, '0'), 32, '0')::uuid`

/** How many homes of a day are looked at; a day with more is listed even if all of these are rented. */
const looks = 20

/** Jumps from each day's newest home to the one before that day. */
const daysOfHomes = async (database: Database): Promise<number[]> => {
  const newestBefore = (day: SQL) => sql`
    select ${dayOf(sql`id`)} as day from ${searchHomes} where id < ${firstIdOf(day)} order by id desc limit 1`
  const found = await database.execute<{ day: number }>(sql`
    with recursive days (day, number) as (
      (select first.day, 1 from (${newestBefore(sql`${Math.floor(Date.now() / dayMs) + 1}::bigint`)}) as first)
      union all
      select next.day, number + 1 from days
      cross join lateral (${newestBefore(sql`days.day`)}) as next where number < ${maxDays}::integer
    )
    select day::integer as day from days where (
      select bool_or(on_offer(traits) = 1) or count(*) = ${looks}::integer from (
        select traits from ${searchHomes}
        where id >= ${firstIdOf(sql`days.day`)} and id < ${firstIdOf(sql`(days.day + 1)`)} order by id desc limit ${looks}::integer
      ) as looked
    ) order by number`)
  return found.map(({ day }) => day)
}

const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

const readIndex: Verb<typeof sitemapEndpoints.index> = async ({ database }) => ({
  parts: ['pages', 'places', ...(await daysOfHomes(database)).map(day => `homes-${dateOf(day)}`)],
})

const { home, search, pricing, help, terms, privacy, cookies } = sitePaths
const publicPages = [
  ...[home, search, pricing, help, terms, privacy, cookies],
  ...helpTopics.map(({ slug }) => sitePaths.helpWith(slug)),
]

const unchanged = (path: string): SitemapEntry => ({ path, changedAt: null })

const readPlaces = async (database: Database): Promise<SitemapEntry[]> => {
  const cities = await database
    .select()
    .from(places)
    .where(and(eq(places.kind, 'city'), gt(places.count, 0)))
    .orderBy(desc(places.count), places.key)
    .limit(maxEntries)
  return cities.map(city => unchanged(sitePaths.searchFor(placeText(city))))
}

const readHomes = async (database: Database, date: string): Promise<SitemapEntry[]> => {
  const day = Math.max(0, Date.parse(date) / dayMs)
  const { id, updatedAt, visibilityLevel, isAvailable } = properties
  const isOfDay = and(gte(id, firstIdOf(sql`${day}::bigint`)), lt(id, firstIdOf(sql`${day + 1}::bigint`)))
  const homes = await database
    .select({ id, updatedAt })
    .from(properties)
    .where(and(isOfDay, eq(visibilityLevel, 'public'), eq(isAvailable, true), isNotDeleted))
    .orderBy(desc(id))
    .limit(maxEntries)
  return homes.map(home => ({ path: sitePaths.property(home.id), changedAt: home.updatedAt }))
}

const entriesOf = async (database: Database, part: SitemapPart): Promise<SitemapEntry[]> => {
  if (part === 'pages') return publicPages.map(unchanged)
  if (part === 'places') return readPlaces(database)
  return readHomes(database, part.slice('homes-'.length))
}

const readPart: Verb<typeof sitemapEndpoints.part> = async ({ database }, { params }) => ({
  entries: await entriesOf(database, params.part),
})

export const sitemapRoutes = [
  route(sitemapEndpoints.index, readIndex, { isSlow: () => true }),
  route(sitemapEndpoints.part, readPart, { isSlow: ({ params }) => params.part !== 'pages' }),
] as const
