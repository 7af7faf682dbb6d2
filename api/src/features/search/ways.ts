// The ways to find the homes of a search, in the order in which they are tried (docs/decisions/search.md). A row reads
// aloud as: "For a small area, gather the homes in the area, looking at few index entries."
import type { SourceName } from './home-sources.ts'
import type { Search } from './look-at-homes.ts'
import type { Bounds, Condition } from './way-conditions.ts'

interface Try {
  /** When to try it; missing means always. It is skipped if the search does not have its source. */
  for?: Condition
  /** How many index entries to look at; missing means all. */
  entries?: keyof Bounds
  /** Its matches show how common matches are among all homes. */
  isSample?: true
}

/** Reads an index in the search's order, and can stop once the page is full: fast if matches are common. */
interface Walk extends Try {
  walk: SourceName
}

/** Reads an index in any order, and sorts the matches afterward: fast if they are rare. */
export interface Gathering extends Try {
  gather: SourceName
  /** Stops after this many matches; `total` is the number that a total counts to. If missing, it never stops early. */
  matches?: keyof Bounds | 'total'
}

export type Way = Walk | Gathering

/** Bounds on index entries; a thousand take about 0.2 ms. */
const indexBounds: Bounds = { few: 5000, some: 20_000, many: 50_000, most: 100_000 }
/** A spatial index takes ten times as long per entry when sorted by distance. */
const distanceBounds: Bounds = { ...indexBounds, few: 2500 }
/** The bound if each entry also needs its row. */
const rowBounds: Bounds = { few: 2000, some: 10_000, many: 20_000, most: 60_000 }

export const boundsOf = ({ criteria, sort }: Search): Bounds => {
  if (criteria.readsRows) return rowBounds
  return sort === 'nearest' ? distanceBounds : indexBounds
}

/** The first ways to try: the sources that the search names, then the beginning of its order. */
export const firstWays: readonly Way[] = [
  { for: 'a small area', gather: 'area', entries: 'few' },
  { for: 'words in a city’s area', gather: 'words', matches: 'some' },
  { for: 'common words', gather: 'newest', entries: 'most', matches: 'total' },
  { for: 'words of many homes', gather: 'words', matches: 'total' },
  { for: 'words of few homes', gather: 'words', matches: 'some' },
  { for: 'places, by distance', gather: 'places', matches: 'total' },
  { for: 'places, by age or rent', walk: 'places' },
  { for: 'a city’s area by rent, first page', gather: 'area', matches: 'total' },
  { for: 'a city’s area by rent', walk: 'cells' },
  { for: 'an unknown total', walk: 'order', entries: 'few', isSample: true },
]

/** The ways to try while the total is unknown. The last one always finds it. */
export const countingWays: readonly Way[] = [
  { for: 'an unrepresentative order', gather: 'newest', entries: 'few', isSample: true },
  { for: 'few homes at these rents', gather: 'rents', entries: 'some' },
  { gather: 'area', entries: 'some' },
  { for: 'common matches', gather: 'newest', entries: 'most', matches: 'total' },
  { for: 'words rarer than rents', gather: 'words', matches: 'some' },
  { gather: 'area', matches: 'total' },
  { gather: 'rents', matches: 'total' },
  { gather: 'words', matches: 'total' },
  { gather: 'newest', matches: 'total' },
]

/** The last ways to try while the page is missing: one without a bound always finds it. */
export const lastWays: readonly Way[] = [
  { for: 'common matches', walk: 'order' },
  { for: 'no narrower source', walk: 'order' },
  { for: 'an order by age or rent', walk: 'order', entries: 'many' },
  { for: 'distances not looked at', walk: 'order', entries: 'few' },
  { gather: 'places' },
  { for: 'few homes at these rents', gather: 'rents' },
  { gather: 'words' },
  { gather: 'area' },
  { gather: 'rents' },
]
