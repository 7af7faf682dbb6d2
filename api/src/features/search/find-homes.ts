// Finds the homes of a search, in its order, at a cost that barely grows with the number of homes: tries the ways
// of ways.ts until the page and its total are known (docs/decisions/search.md).
import { exactTotalLimit } from '@portal/contract/properties/search'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { expectHomes, expectWords } from './expect-homes.ts'
import { orderOf, type Source, sourcesOf } from './home-sources.ts'
import { expectKept } from './kept-counts.ts'
import { type FoundHome, lookAtHomes, type Search } from './look-at-homes.ts'
import { beginningOf, holds, type Progress } from './way-conditions.ts'
import { boundsOf, countingWays, firstWays, type Gathering, lastWays, type Way } from './ways.ts'

interface SearchResult {
  homes: FoundHome[]
  /** `exactTotalLimit + 1` if there are more; undefined for a search that continues after a home. */
  total: number | undefined
}

export const findHomes = async (database: Database, search: Search): Promise<SearchResult> => {
  const progress = begin(database, search)
  const isFound = () =>
    progress.homes !== undefined && (progress.total !== undefined || search.after !== undefined)
  const tryEach = async (ways: readonly Way[], isDone: () => boolean) => {
    for (const way of ways) if (!isDone()) await tryWay(database, progress, way)
  }
  await tryEach(firstWays, isFound)
  if (!isFound() && progress.total === undefined) await readStored(database, progress)
  await tryEach(countingWays, () => isFound() || progress.total !== undefined)
  await tryEach(lastWays, isFound)
  return { homes: progress.homes ?? [], total: search.after ? undefined : progress.total }
}

const begin = (database: Database, search: Search): Progress => {
  const { criteria, limit } = search
  const order = orderOf(search)
  return {
    search,
    order,
    sources: sourcesOf(criteria, order),
    bounds: boundsOf(search),
    beginning: beginningOf(search),
    homes: limit === 0 ? [] : undefined,
    total: undefined,
    sample: undefined,
    stored: undefined,
    expectWords: once(() => expectWords(database, criteria.words)),
    expectRents: once(() => expectHomes(database, criteria.rents ?? sql`true`)),
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

/** Takes the stored number of matches as the total, if there is one. If it is zero, the page is known, too. */
const readStored = async (database: Database, progress: Progress): Promise<void> => {
  const { criteria, after } = progress.search
  const estimate = criteria.filters && (await expectKept(database, criteria.filters))
  if (!estimate) return
  progress.stored = estimate
  if (!after) progress.total = Math.min(estimate.count, exactTotalLimit + 1)
  if (estimate.count === 0) progress.homes = []
}

const tryWay = async (database: Database, progress: Progress, way: Way): Promise<void> => {
  const source = progress.sources['walk' in way ? way.walk : way.gather]
  if (!source || (way.for && !(await holds(way.for, progress)))) return
  const most = way.entries && progress.bounds[way.entries]
  const matches =
    'walk' in way
      ? await walk(database, progress, source, most)
      : await gather(database, progress, source, most, way.matches)
  if (way.isSample) progress.sample = matches
}

/**
 * Reads to the end of the page or, if the total is unknown, up to where a total counts. Returns the number of
 * matches.
 */
const walk = async (
  database: Database,
  progress: Progress,
  source: Source,
  most: number | undefined,
): Promise<number> => {
  const { search, order } = progress
  const isCounted = progress.total === undefined && !search.after
  const upTo = isCounted ? exactTotalLimit + 1 : search.limit
  const { homes, matches, isAll } = await lookAtHomes(database, search, order, source, { most, upTo })
  if (isAll || homes.length >= search.limit) progress.homes ??= homes
  if (isCounted && (isAll || matches > exactTotalLimit)) progress.total = matches
  return matches
}

/**
 * Reads up to the way's bound or, if the page is known, up to where a total counts. Returns the number of
 * matches.
 */
const gather = async (
  database: Database,
  progress: Progress,
  source: Source,
  most: number | undefined,
  upToMatches: Gathering['matches'],
): Promise<number> => {
  const { search, order, bounds } = progress
  const isForTotal = progress.homes !== undefined || upToMatches === 'total'
  const upTo = isForTotal ? exactTotalLimit + 1 : upToMatches && bounds[upToMatches]
  const extent = { most, upTo, isUnordered: true }
  const { homes, matches, isAll } = await lookAtHomes(database, search, order, source, extent)
  if (isAll) progress.homes ??= homes
  if (isAll || matches > exactTotalLimit) progress.total ??= Math.min(matches, exactTotalLimit + 1)
  return matches
}
