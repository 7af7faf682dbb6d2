// Finds the homes of a search, in its order, at a cost that hardly grows with the portal (docs/decisions/051).
import { exactTotalLimit, type SearchCursor } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
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
  /** How many homes at most. */
  limit: number
  /** What is read of each home, as JSON: an expression about the home `page.id`. */
  show?: SQL
}

interface FoundHome extends SearchCursor {
  /** What `show` says of it. */
  home: unknown
}

export interface Found {
  homes: FoundHome[]
  /** Of all homes that meet the criteria, those before `after` too; `exactTotalLimit + 1` when there are more. */
  total: number | undefined
}

/** How many entries of an index are looked at before another way is tried; a thousand take about 0.2 ms. */
const steps = { glance: 5000, gather: 20_000, walk: 50_000, further: 100_000 }
/** An index of spots takes ten times as long to give its entries by distance. */
const distanceSteps = { ...steps, glance: 2500 }
/** With rows to be read for each entry. */
const rowSteps = { glance: 2000, gather: 10_000, walk: 20_000, further: 60_000 }
/** A box so small, in degrees, is gathered at once. */
const smallBox = 0.1
/** Of what so large a part of all homes has, the last that is counted is soon met. */
const commonPart = 0.02
/** Of more homes a page is soon met, of fewer the index of words soon names all. */
const manyHomes = 5000

/**
 * There are two ways to find homes. One walks through an index in the order asked for, and is quick where homes that meet
 * the criteria are common. The other gathers what an index says about the criteria, and is quick where they are rare. Nobody
 * knows which, since criteria go together in ways that no statistic tells; so each way is tried for a bounded number of
 * entries, the most likely first.
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
  /** Walks in the order asked for, after the cursor. */
  const walk = async (source: Source, most?: number) => {
    const isCounted = total === undefined && !search.after
    const upTo = isCounted ? exactTotalLimit + 1 : limit
    const seen = await look(database, search, order, source, { most, upTo })
    if (seen.isAll || seen.homes.length >= limit) homes ??= seen.homes
    if (isCounted && (seen.isAll || seen.matches > exactTotalLimit)) total = seen.matches
    return seen.matches
  }
  /** It goes on past the last that is counted, while homes are wanted and `most` entries may be all of the source's. */
  const upToOf = (most?: number) =>
    most !== undefined && most <= step.gather && homes === undefined ? undefined : exactTotalLimit + 1
  const gather = async (source: Source, most?: number, upTo = upToOf(most)) => {
    const seen = await look(database, search, order, source, { most, upTo, isUnordered: true })
    if (seen.isAll || seen.matches > exactTotalLimit) total = Math.min(seen.matches, exactTotalLimit + 1)
    if (seen.isAll) homes ??= seen.homes
    return seen.matches
  }
  /** Common words have long lists in their index, each read to its end: homes with them are met sooner on the way. */
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

  // What comes first in another order need not be like the rest.
  const sample =
    kept || search.sort === 'newest' || total !== undefined || criteria.readsRows
      ? matches
      : await gather(newestHomes(criteria), step.glance)
  if (isFound()) return found()

  const isCommon = kept ? kept.part > commonPart : sample > step.glance * commonPart
  const ofRents = rents && homesOfRents(criteria)
  const inRents = rents && (await expectHomes(database, rents)).count
  // A row takes ten times as long as an entry of an index.
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
  /** How many of the source's homes meet the criteria, as far as it looked. */
  matches: number
  /** Nothing more of the source meets the criteria. */
  isAll: boolean
}

interface Extent {
  /** How many entries of the source it looks at; all without. */
  most?: number | undefined
  /** How many homes that meet the criteria it looks for; all without. */
  upTo?: number
  /** The source is not in the order of the search: what follows when it stops may come before. */
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
  // Either keeps the planner from looking into more indexes for the filter: one has been chosen.
  const part = most === undefined ? sql`offset 0` : sql`limit ${most}`
  const matched = sql`select ${columns} from (${select(part)}) as homes where ${filter} ${inTurn} ${stop}`
  const beyond =
    most === undefined ? sql`false` : sql`exists (${(unordered ?? select)(sql`offset ${most} limit 1`)})`
  // Of all homes it is known about how many there are.
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
  if (!seen) throw new Error('A count without a group is always one row')
  return { ...seen, homes: seen.homes.map(([id, key, home]) => ({ id, key, home })) }
}
