// The knowledge about a search while its homes are being found, and the conditions for trying each way in ways.ts.
import type { expectHomes } from './expect-homes.ts'
import type { Order, Sources } from './home-sources.ts'
import type { FoundHome, Search } from './look-at-homes.ts'

export interface Progress {
  search: Search
  order: Order
  sources: Sources
  bounds: Bounds
  beginning: Beginning
  /** The page, once it is found. */
  homes: FoundHome[] | undefined
  /** At most `exactTotalLimit + 1`. */
  total: number | undefined
  /** How many matches a sample of `bounds.few` homes had, once one was taken. */
  sample: number | undefined
  /** The stored number of matches and their share of all homes, if one exists and was read. */
  stored: Estimate | undefined
  /** The planner's estimates for the words and for the rents; each is requested once. */
  expectWords: () => Promise<Estimate>
  expectRents: () => Promise<Estimate>
}

export interface Bounds {
  few: number
  some: number
  many: number
  most: number
}

type Estimate = Awaited<ReturnType<typeof expectHomes>>

/** If at least this share of all homes matches, a walk quickly reaches as many matches as a total counts. */
const commonPart = 0.02
/** If more homes have the words, a walk quickly fills a page; if fewer do, their index quickly lists them all. */
const manyHomes = 5000
/** The side of a small area, in degrees. */
const smallSide = 0.1

type Beginning = 'small area' | 'words in area' | 'words' | 'places' | 'area by rent' | 'order'

/** The sources that a search names directly, tried first. */
export const beginningOf = ({ criteria, sort }: Search): Beginning => {
  const { boxes, words, readsRows, cells, places } = criteria
  const isSmall = boxes.some(
    ({ north, south, east, west }) => north - south <= smallSide && east - west <= smallSide,
  )
  if (isSmall) return 'small area'
  if (readsRows && words !== '') return cells ? 'words in area' : 'words'
  if (places) return 'places'
  return cells && (sort === 'rent_asc' || sort === 'rent_desc') ? 'area by rent' : 'order'
}

const isNearest = ({ search }: Progress) => search.sort === 'nearest'
const areCommonWords = async ({ expectWords }: Progress) => (await expectWords()).part > commonPart
const areWordsOfMany = async ({ expectWords }: Progress) => (await expectWords()).count > manyHomes

export type Condition = keyof typeof conditions

const conditions = {
  'a small area': ({ beginning }) => beginning === 'small area',
  'words in a city’s area': ({ beginning }) => beginning === 'words in area',
  // Their index would have to list all of its homes before the first one is known.
  'common words': async so => so.beginning === 'words' && (await areCommonWords(so)),
  'words of many homes': async so =>
    so.beginning === 'words' && !(await areCommonWords(so)) && (await areWordsOfMany(so)),
  'words of few homes': async so =>
    so.beginning === 'words' && !(await areCommonWords(so)) && !(await areWordsOfMany(so)),
  'places, by distance': so => so.beginning === 'places' && isNearest(so),
  'places, by age or rent': so => so.beginning === 'places' && !isNearest(so),
  'a city’s area by rent, first page': ({ beginning, search }) =>
    beginning === 'area by rent' && !search.after,
  'a city’s area by rent': ({ beginning }) => beginning === 'area by rent',
  'an unknown total': ({ total }) => total === undefined,
  // The first homes by rent or distance can be unrepresentative.
  'an unrepresentative order': ({ search, stored }) =>
    search.sort !== 'newest' && !stored && !search.criteria.readsRows,
  'few homes at these rents': async ({ expectRents, bounds }) => (await expectRents()).count <= bounds.some,
  'common matches': ({ stored, sample = 0, bounds }) =>
    stored ? stored.part > commonPart : sample > bounds.few * commonPart,
  // Reading a row takes ten times as long as an index entry.
  'words rarer than rents': async ({ sources, expectWords, expectRents }) =>
    !sources.rents || (await expectWords()).count * 10 < (await expectRents()).count,
  'no narrower source': ({ sources: { places, words, area, rents } }) => !(places || words || area || rents),
  'an order by age or rent': so => !isNearest(so),
  'distances not looked at': so => isNearest(so) && so.sample === undefined,
} satisfies Record<string, (progress: Progress) => boolean | Promise<boolean>>

/** Whether the condition holds now. */
export const holds = async (condition: Condition, progress: Progress): Promise<boolean> =>
  conditions[condition](progress)
