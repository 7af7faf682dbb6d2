// Finds the homes of a search, in its order, at a cost that barely grows with the number of homes
// (docs/decisions/051).
import { exactTotalLimit, type SearchCursor } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { expectHomes, expectWords } from './expect-homes.ts'
import {
  type Asked,
  homesByWords,
  homesInBoxes,
  homesInOrder,
  homesInPlaces,
  homesOfRents,
  newestHomes,
  type Order,
  orderOf,
  type Source,
  whereAll,
} from './home-sources.ts'
import { expectKept } from './kept-counts.ts'
import { type Criteria, planned } from './search-criteria.ts'
import { keysOf } from './search-places.ts'

export interface Search extends Asked {
  criteria: Criteria
  /** The maximum number of homes. */
  limit: number
  /** What to read of each home as JSON: an expression about the home `page.id`. */
  show?: SQL
}

interface FoundHome extends SearchCursor {
  /** The value of `show` for this home. */
  home: unknown
}

export interface Found {
  homes: FoundHome[]
  /** The total including homes before `after`; `exactTotalLimit + 1` if there are more. */
  total: number | undefined
}

/** How many index entries to read before trying another way; a thousand take about 0.2 ms. */
const steps = { glance: 5000, gather: 20_000, walk: 50_000, further: 100_000 }
/** A spatial index takes ten times as long per entry when sorted by distance. */
const distanceSteps = { ...steps, glance: 2500 }
/** Limits if each entry also needs its row. */
const rowSteps = { glance: 2000, gather: 10_000, walk: 20_000, further: 60_000 }
/** Boxes up to this size, in degrees, are gathered immediately. */
const smallBox = 0.1
/** If this share of all homes matches, walking the index reaches the last home to count quickly. */
const commonPart = 0.02
/**
 * Above this number, walking finds a page quickly; below it, the index of words lists all matches quickly.
 */
const manyHomes = 5000

/**
 * There are two ways to find homes. One walks an index in the requested order, which is fast if matches are
 * common. The other gathers what an index has on the criteria, which is fast if they are rare. No statistic
 * tells which is better, because criteria correlate; so each way gets a limited number of entries, the most
 * likely first.
 */
export const findHomes = async (database: Database, search: Search): Promise<Found> => {
  const { criteria, limit } = search
  const { boxes, rents, places, cells, words } = criteria
  const order = orderOf(search)
  const isNearest = order.key === 'distance'
  const step = criteria.readsRows ? rowSteps : isNearest ? distanceSteps : steps
  let homes: FoundHome[] | undefined = limit === 0 ? [] : undefined
  let total: number | undefined

  const isFound = () => homes !== undefined && (total !== undefined || search.after !== undefined)
  /** Walks in the requested order, starting after the cursor. */
  const walk = async (source: Source, most?: number) => {
    const isCounted = total === undefined && !search.after
    const upTo = isCounted ? exactTotalLimit + 1 : limit
    const seen = await look(database, search, order, source, { most, upTo })
    if (seen.isAll || seen.homes.length >= limit) homes ??= seen.homes
    if (isCounted && (seen.isAll || seen.matches > exactTotalLimit)) total = seen.matches
    return seen.matches
  }
  /** Continues past the counting limit while homes are missing and `most` entries may cover the whole source. */
  const upToOf = (most?: number) =>
    most !== undefined && most <= step.gather && homes === undefined ? undefined : exactTotalLimit + 1
  const gather = async (source: Source, most?: number, upTo = upToOf(most)) => {
    const seen = await look(database, search, order, source, { most, upTo, isUnordered: true })
    if (seen.isAll || seen.matches > exactTotalLimit) total = Math.min(seen.matches, exactTotalLimit + 1)
    if (seen.isAll) homes ??= seen.homes
    return seen.matches
  }
  /**
   * An index lists all homes of a common word, so walking meets such homes sooner than reading the list to
   * its end.
   */
  const gatherWords = async (byWords: Source) => {
    const { count, part } = await expectWords(database, words)
    if (part > commonPart) await gather(newestHomes(criteria), step.further)
    else await gather(byWords, undefined, homes || count > manyHomes ? undefined : step.gather)
  }
  const found = () => ({ homes: homes ?? [], total })

  const inBoxes = boxes.length > 0 ? homesInBoxes(criteria) : undefined
  const inPlaces = places && homesInPlaces(places, criteria, order)
  const inCells = cells && order.key === 'rent_amount' ? homesInPlaces(cells, criteria, order) : undefined
  const byWords = words === '' ? undefined : homesByWords(criteria)
  const isWithin = (side: number) =>
    boxes.some(({ north, south, east, west }) => north - south <= side && east - west <= side)
  if (inBoxes && isWithin(smallBox)) await gather(inBoxes, step.glance)
  else if (byWords && criteria.readsRows && cells) await gather(byWords, undefined, step.gather)
  else if (byWords && criteria.readsRows) await gatherWords(byWords)
  else if (inPlaces) await (isNearest ? gather(inPlaces) : walk(inPlaces))
  else if (inBoxes && inCells) {
    if (!search.after) await gather(inBoxes, undefined, exactTotalLimit + 1)
    if (!isFound()) await walk(inCells)
  }
  if (isFound()) return found()

  const inOrder = homesInOrder(criteria, order)
  const isGlanced = total === undefined
  const matches = isGlanced ? await walk(inOrder, step.glance) : 0
  if (isFound()) return found()

  const kept = isGlanced && criteria.filters ? await expectKept(database, criteria.filters) : undefined
  if (kept && !search.after) total = Math.min(kept.count, exactTotalLimit + 1)
  if (kept?.count === 0) homes = []
  if (isFound()) return found()

  // The first homes in another order may not be representative.
  const sample =
    kept || search.sort === 'newest' || total !== undefined || criteria.readsRows
      ? matches
      : await gather(newestHomes(criteria), step.glance)
  if (isFound()) return found()

  const isCommon = kept ? kept.part > commonPart : sample > step.glance * commonPart
  const ofRents = rents && homesOfRents(criteria)
  const inRents = rents && (await expectHomes(database, rents)).count
  // Reading a row takes ten times as long as an index entry.
  const areWordsRarer =
    inRents === undefined || words === '' || (await expectWords(database, words)).count * 10 < inRents
  const ofFewRents = inRents !== undefined && inRents <= step.gather ? ofRents : undefined
  const narrowing: [Source | undefined, number?, number?][] = [
    [ofFewRents, step.gather],
    [inBoxes, step.gather],
    [isCommon ? newestHomes(criteria) : undefined, step.further],
    [areWordsRarer ? byWords : undefined, undefined, isCommon || homes ? undefined : step.gather],
    [inBoxes],
    [ofRents],
    [byWords],
    [newestHomes(criteria)],
  ]
  for (const [source, most, upTo] of narrowing)
    if (source && total === undefined && !isFound()) await gather(source, most, upTo)
  if (isFound()) return found()

  const all = isCommon ? undefined : (inPlaces ?? ofFewRents ?? byWords ?? inBoxes ?? ofRents)
  if (!all) await walk(inOrder)
  else if (!isNearest) await walk(inOrder, step.walk)
  else if (!isGlanced) await walk(inOrder, step.glance)
  if (isFound()) return found()
  if (all) homes = (await look(database, search, order, all, { isUnordered: true })).homes
  return found()
}

interface Seen {
  /** At most `limit`, in order and after the cursor. */
  homes: FoundHome[]
  /** How many of the source's homes meet the criteria, as far as it was read. */
  matches: number
  /** Whether the source has no further matches. */
  isAll: boolean
}

interface Extent {
  /** The maximum number of entries to read; unlimited if missing. */
  most?: number | undefined
  /** Stops after this many matches; unlimited if missing. */
  upTo?: number
  /** The source is not in the search's order, so homes after the stop may belong before the ones found. */
  isUnordered?: boolean
}

const look = async (
  database: Database,
  { criteria, limit, show = sql`null` }: Search,
  order: Order,
  { select, places, unordered, isWhole, filter: ofSource = criteria.filter }: Source,
  { most, upTo, isUnordered = false }: Extent,
): Promise<Seen> => {
  const isNearest = order.key === 'distance'
  const filter = isNearest ? sql`${ofSource} and latitude is not null and longitude is not null` : ofSource
  const distance = unordered ? sql`distance` : order.distanceOf(sql`map_spot(latitude, longitude)`)
  const columns = isNearest ? sql`id, ${distance} as distance` : sql`id, rent_amount`
  const stop = upTo === undefined ? sql`` : sql`limit ${upTo}`
  const inTurn = isUnordered ? sql`` : sql`order by ${order.by}`
  // Both settings keep the planner from using other indexes for the filter, because one has been chosen.
  const part = most === undefined ? sql`offset 0` : sql`limit ${most}`
  const matched = sql`select ${columns} from (${select(part)}) as homes where ${filter} ${inTurn} ${stop}`
  const beyond =
    most === undefined ? sql`false` : sql`exists (${(unordered ?? select)(sql`offset ${most} limit 1`)})`
  // The approximate number of all homes is known.
  const isMore = isWhole
    ? sql`case when (select reltuples from pg_class where oid = 'search_homes'::regclass) > ${(most ?? 0) * 2}::float8
        then true else ${beyond} end`
    : beyond
  const isStopped = upTo === undefined ? sql`false` : sql`matches >= ${upTo}`
  const statement = sql`
    with matched as materialized (${
      places === undefined
        ? matched
        : sql`select found.* from unnest(${keysOf(places)}) as place cross join lateral (${matched}) as found ${inTurn} ${stop}`
    }),
    counted as materialized (select count(*)::integer as matches from matched),
    page as (
      select id, ${order.key === '' ? sql`''` : sql.identifier(order.key)}::text as key
      from matched ${whereAll([order.isAfter])} order by ${order.by} limit ${limit}
    )
    select matches, coalesce((select json_agg(json_build_array(id, key, ${show})) from page), '[]') as homes,
      case when ${isStopped} then false else not ${isMore} end as "isAll"
    from counted`
  const [seen] = await database.execute<{
    homes: [string, string, unknown][]
    matches: number
    isAll: boolean
  }>(planned(criteria, statement))
  if (!seen) throw new Error('A count without groups returned no row')
  return { ...seen, homes: seen.homes.map(([id, key, home]) => ({ id, key, home })) }
}
