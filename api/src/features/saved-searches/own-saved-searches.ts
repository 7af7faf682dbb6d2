import { PropertyFilters } from '@portal/contract/properties/search'
import type { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import {
  maxNewHomes,
  maxSavedSearches,
  SavedSearch,
  type SearchAlert,
  UpdateSavedSearch,
} from '@portal/contract/saved-searches/saved-search'
import { hasInstantAlerts, planNames } from '@portal/contract/subscriptions/plan-limit'
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { nextDigest } from '../../domain/next-digest.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import { ownColumns, refuseStale } from '../../platform/request/refuse-stale.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { properties } from '../../schema/properties.ts'
import { homeAlerts, savedSearches } from '../../schema/saved-searches.ts'
import { likelySource, newestHomes } from '../search/home-sources.ts'
import { criteriaOf } from '../search/search-criteria.ts'
import { wordsOf } from '../search/search-words.ts'
import { findEverything, tidyFilters } from './tidy-filters.ts'
import { zoneOf } from './zone-of.ts'

type Row = typeof savedSearches.$inferSelect

/** The caller's saved searches, newest first, each with its number of new homes. */
export const listSavedSearches: Verb<typeof savedSearchEndpoints.list> = async ({ database, caller }) => {
  const rows = await database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, caller.id))
    .orderBy(desc(savedSearches.id))
  return { savedSearches: await withNewCounts(database, rows) }
}

/**
 * Saves a search; throws `conflict` past 25, `plan_limit` for alerts that the caller's plan does not include,
 * and `invalid` for instant alerts about every home.
 */
export const saveSearch: Verb<typeof savedSearchEndpoints.create> = async (
  { database, caller },
  { body },
) => {
  const saved = await database.$count(savedSearches, eq(savedSearches.userId, caller.id))
  if (saved >= maxSavedSearches)
    throw new Refusal(
      'conflict',
      `You have ${maxSavedSearches} saved searches, which is the limit. Delete one to save another.`,
    )
  refuseInstantPastPlan(caller, body.alert)
  const filled = await columnsOf(database, body.filters)
  refuseEverythingAtOnce(body.alert, filled.filters)
  const [row] = await database
    .insert(savedSearches)
    .values({ ...body, ...filled, userId: caller.id, digestAt: digestOf(body.alert, filled.zone) })
    .returning()
  if (!row) throw new Error('A saved search was inserted but not returned')
  return { savedSearch: { ...row, newCount: 0 } }
}

/** The search from an earlier request, as it is now; throws `not_found` once it was deleted. */
export const readSavedSearch: Again<typeof savedSearchEndpoints.create> = async ({ database }, answered) => ({
  savedSearch: await readOne(database, answered.savedSearch.id),
})

/**
 * Updates the sent fields of the caller's own search. If the filters change, homes listed until now are not
 * new.
 */
export const updateSavedSearch: Verb<typeof savedSearchEndpoints.update> = async (
  { database, caller },
  { params: { id }, body },
) => {
  const { updatedAt: seenAt, seen, filters: newFilters, ...words } = body
  const search = await lockOwnSearch(database, caller, id)
  const filled = newFilters && (await columnsOf(database, newFilters))
  const changes = { ...words, filters: filled?.filters }
  await refuseStale({
    table: savedSearches,
    columns: ownColumns(z.omit(UpdateSavedSearch, { seen: true })),
    // Parsing restores the key order, which the database does not keep.
    stored: { ...search, filters: PropertyFilters.parse(search.filters) },
    seenAt,
    sent: changes,
    schema: SavedSearch,
    current: () => readOne(database, id),
  })
  const { alert = search.alert } = words
  refuseInstantPastPlan(caller, alert)
  const { filters, zone } = filled ?? search
  refuseEverythingAtOnce(alert, filters)
  const isDailyNow = alert === 'daily' && (search.alert !== 'daily' || zone !== search.zone)
  if (alert !== 'daily') await forgetWaiting(database, id)
  await database
    .update(savedSearches)
    .set({
      ...words,
      ...filled,
      ...((seen || filled) && { seenAt: sql`now()` }),
      ...(isDailyNow && { digestAt: digestOf(alert, zone) }),
      ...(alert !== 'daily' && { digestAt: null }),
      alert,
    })
    .where(itself(id))
  return { savedSearch: await readOne(database, id) }
}

export const deleteSavedSearch: Verb<typeof savedSearchEndpoints.delete> = async (
  { database, caller },
  { params: { id } },
) => {
  await lockOwnSearch(database, caller, id)
  await forgetWaiting(database, id)
  await database.delete(savedSearches).where(itself(id))
}

/** The stored form of filters: tidied, in a fixed key order, plus the words and the time zone derived from them. */
const columnsOf = async (database: Database, newFilters: PropertyFilters) => {
  const words = await wordsOf(database, newFilters)
  const filters = PropertyFilters.parse(
    tidyFilters({ ...newFilters, q: words.length > 0 ? newFilters.q : undefined }),
  )
  return { filters, words: words.join(' & ') || null, zone: await zoneOf(database, filters) }
}

const itself = (id: string): SQL => eq(savedSearches.id, id)

const lockOwnSearch = async (transaction: Database, caller: Caller, id: string): Promise<Row> => {
  const [row] = await transaction.select().from(savedSearches).where(itself(id)).for('update')
  if (!row) throw notFound('saved search')
  if (row.userId !== caller.id) throw notFound('saved search', { belongsToAnother: true })
  return row
}

const readOne = async (database: Database, id: string) => {
  const [savedSearch] = await withNewCounts(
    database,
    await database.select().from(savedSearches).where(itself(id)),
  )
  if (!savedSearch) throw notFound('saved search')
  return savedSearch
}

/** No stored search has such alerts under another plan, because they end with the plan. */
const refuseInstantPastPlan = ({ currentPlan }: Caller, alert: SearchAlert): void => {
  if (alert !== 'instant' || hasInstantAlerts(currentPlan)) return
  const message = `The ${planNames[currentPlan]} plan sends alerts every morning. The ${planNames.basic} plan sends them instantly.`
  throw new Refusal('plan_limit', message, { limit: 0, plan: 'basic' })
}

const refuseEverythingAtOnce = (alert: SearchAlert, filters: PropertyFilters): void => {
  if (alert !== 'instant' || !findEverything(filters)) return
  const message = 'You would be notified of every new home. Please choose a filter or an area first.'
  throw new Refusal('invalid', message, { fields: { filters: message } })
}

const digestOf = (alert: SearchAlert, zone: string): SQL | null =>
  alert === 'daily' ? nextDigest(zone) : null

/** Deletes alerts that wait for the morning: nobody would get them, and they would block other alerts. */
const forgetWaiting = (transaction: Database, searchId: string) =>
  transaction.delete(homeAlerts).where(and(eq(homeAlerts.searchId, searchId), isNull(homeAlerts.notifiedAt)))

/** @internal */
export const withNewCounts = (database: Database, rows: readonly Row[]) =>
  Promise.all(rows.map(async row => ({ ...row, newCount: await countListedSince(database, row) })))

/** Up to this many homes, each is looked at. */
const few = 2000
/** Looks at this many of the newest homes before trying all others; fewer if rows must be read for words. */
const glance = { entries: 5000, rows: 2000 }

/** Matching homes of others that were listed since, up to `maxNewHomes`. */
export const countListedSince = async (
  database: Database,
  { userId, filters, seenAt }: Pick<Row, 'userId' | 'filters' | 'seenAt'>,
): Promise<number> => {
  const criteria = await criteriaOf(database, filters)
  if (!criteria) return 0
  const isNew = gt(properties.listedAt, seenAt)
  // \`lateral\` and \`offset 0\` make PostgreSQL look up homes one by one until there are enough.
  const countAmong = async (homes: SQL): Promise<number> => {
    const [row] = await database.execute<{ count: number }>(sql`
      select count(*)::integer as count from (
        select from (select id from (${homes}) as homes where ${criteria.filter} offset 0) as homes,
          lateral (select listed_at, landlord_id from properties where id = homes.id offset 0) as properties
        where ${isNew} and ${ne(properties.landlordId, userId)} limit ${maxNewHomes}
      ) as found`)
    return row?.count ?? 0
  }
  const [listed] = await database.execute<{ areFew: boolean }>(sql`
    select not exists (select from ${properties} where ${isNew} offset ${few} limit 1) as "areFew"`)
  if (listed?.areFew)
    return countAmong(sql`
      select home.* from (select id from ${properties} where ${isNew}) as new,
        lateral (select * from search_homes where id = new.id offset 0) as home`)
  const part = sql`limit ${criteria.readsRows ? glance.rows : glance.entries}`
  const amongNewest = await countAmong(newestHomes(criteria).select(part))
  return amongNewest >= maxNewHomes ? amongNewest : countAmong(likelySource(criteria).select(sql`offset 0`))
}
