import { defaultPlaces, type Place, type placeEndpoints } from '@portal/contract/places/endpoints'
import { desc, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { withSettings } from '../../../platform/database/transaction.ts'
import type { Verb } from '../../../platform/request/route.ts'
import { places } from '../../../schema/places.ts'

const { nameWords, words, count } = places

export const findPlaces: Verb<typeof placeEndpoints.find> = async (
  { database },
  { query: { q = '', limit = defaultPlaces } },
) => ({ places: await suggestPlaces(database, q, limit) })

/**
 * Places whose name begins with the text, then those with another word that does; if these are too few, also
 * similar names. Equally good matches are sorted by number of homes.
 */
export const suggestPlaces = async (database: Database, q: string, limit: number): Promise<Place[]> => {
  const read = async (on: Database, condition: SQL | undefined, ...order: SQL[]) =>
    on
      .select()
      .from(places)
      .where(condition)
      .orderBy(...order, desc(count), words, places.key)
      .limit(limit)
  if (!q.trim()) return (await read(database, undefined)).map(asPlace)
  const textWords = sql`words_of(${q}::text)`
  const begins = like(words, sql`${textWords} || '%'`)
  // A single letter begins a word in nearly every name.
  const fits = q.trim().length > 1 ? or(begins, like(nameWords, sql`'% ' || ${textWords} || '%'`)) : begins
  const fitting = await read(
    database,
    fits,
    sql`${words} <> ${textWords} and ${nameWords} <> ${textWords}`,
    sql`not ${begins}`,
  )
  if (fitting.length === limit || q.trim().length < minTypoLength) return fitting.map(asPlace)
  const likeness = sql`greatest(similarity(${nameWords}, ${textWords}), similarity(${words}, ${textWords}))`
  const isNamedSo = sql`${nameWords} % ${textWords} or ${nameWords} %> ${textWords}`
  // Comparing with the city, which many places share, is slower, so only if nothing else fits.
  const looksSo = fitting.length > 0 ? isNamedSo : sql`${isNamedSo} or ${words} % ${textWords}`
  // The name itself must match, allowing for typos, not just its city.
  const isLike = sql`(${looksSo})
    and (${nameWords} %> ${textWords} or word_similarity(${nameWords}, ${textWords}) > 0.3) and not (${fits})`
  // For a long text the planner would compare all places, which takes fifty times as long as the index.
  const alike = await withSettings(database, { enable_seqscan: 'off' }, on =>
    read(on, isLike, sql`${likeness} desc`),
  )
  return [...fitting, ...alike].slice(0, limit).map(asPlace)
}

/** Shorter texts are similar to everything. */
const minTypoLength = 3

const asPlace = ({ north, south, east, west, ...place }: typeof places.$inferSelect): Place => ({
  ...place,
  bounds:
    north === null || south === null || east === null || west === null ? null : { north, south, east, west },
})
