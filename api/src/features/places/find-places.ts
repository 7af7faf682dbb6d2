import { type placeEndpoints, usualPlaces } from '@portal/contract/places/endpoints'
import { desc, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Verb } from '../../platform/route.ts'
import { withSettings } from '../../platform/transaction.ts'
import { places } from '../../schema/places.ts'

const { nameWords, words, count } = places

/**
 * Places whose words begin as the text does, then those with a word of their name that does; as far as these are too few,
 * also those that look like it. Of places that fit equally well, the one with more homes comes first.
 */
export const findPlaces: Verb<typeof placeEndpoints.find> = async (
  { database },
  { query: { q = '', limit = usualPlaces } },
) => {
  const read = async (on: Database, condition: SQL | undefined, ...order: SQL[]) =>
    on
      .select()
      .from(places)
      .where(condition)
      .orderBy(...order, desc(count), words, places.key)
      .limit(limit)
  if (!q.trim()) return { places: (await read(database, undefined)).map(asPlace) }
  const asked = sql`words_of(${q}::text)`
  const begins = like(words, sql`${asked} || '%'`)
  // One letter begins a word of nearly every name.
  const fits = q.trim().length > 1 ? or(begins, like(nameWords, sql`'% ' || ${asked} || '%'`)) : begins
  const fitting = await read(
    database,
    fits,
    sql`${words} <> ${asked} and ${nameWords} <> ${asked}`,
    sql`not ${begins}`,
  )
  if (fitting.length === limit || q.trim().length < shortestTypo) return { places: fitting.map(asPlace) }
  const likeness = sql`greatest(similarity(${nameWords}, ${asked}), similarity(${words}, ${asked}))`
  const isNamedSo = sql`${nameWords} % ${asked} or ${nameWords} %> ${asked}`
  // With its city, which many have and so takes longer, only where nothing fits.
  const looksSo = fitting.length > 0 ? isNamedSo : sql`${isNamedSo} or ${words} % ${asked}`
  // The name itself must be in what was typed, as far as typos allow, or the other way around: not only its city.
  const isLike = sql`(${looksSo})
    and (${nameWords} %> ${asked} or word_similarity(${nameWords}, ${asked}) > 0.3) and not (${fits})`
  // For a long text the planner would rather compare all places with it, which takes fifty times as long as its index.
  const alike = await withSettings(database, { enable_seqscan: 'off' }, on =>
    read(on, isLike, sql`${likeness} desc`),
  )
  return { places: [...fitting, ...alike].slice(0, limit).map(asPlace) }
}

/** Shorter texts are like everything. */
const shortestTypo = 3

const asPlace = ({ north, south, east, west, ...place }: typeof places.$inferSelect) => ({
  ...place,
  bounds:
    north === null || south === null || east === null || west === null ? null : { north, south, east, west },
})
