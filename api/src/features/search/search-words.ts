// Translates a search into tsquery terms: words of homes, and markers for their features and places.
import { openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { rentMarks } from '../../schema/search.ts'
import { numbersIn } from './map-grid.ts'
import type { CellOfHomes, Place } from './search-places.ts'

/** A range with more rent words than this is not looked up by them. */
const fewMarks = 6

export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The words of `q` as tsquery terms, the last as a prefix; none if all are too common to be indexed. */
export const wordsOf = async (database: Database, { q }: Pick<PropertyFilters, 'q'>): Promise<string[]> => {
  const text = q?.trim()
  if (!text) return []
  const [, before = '', last = ''] = /^(.*?)(\S+)$/s.exec(text) ?? []
  const words = (part: string) => sql`tsvector_to_array(to_tsvector('english', unaccent(${part}::text)))`
  const [found] = await database.execute<{ whole: string[]; begun: string[] }>(
    sql`select to_json(${words(before)}) as whole, to_json(${words(last)}) as begun`,
  )
  return [...(found?.whole ?? []).map(quoted), ...(found?.begun ?? []).map(word => `${quoted(word)}:*`)]
}

/** One or two letters begin so many words that gathering them takes longer than reading rows. */
export const beginsMany = (term: string): boolean => /^'..?':\*$/.test(term)

export const amenityWord = (amenity: string): string => quoted(`@with:${amenity}`)

export const anyPlace = (places: readonly Place[]): string =>
  `(${places.map(({ key }) => quoted(`@place:${key}`)).join(' | ')})`

export const anyCell = (cells: readonly CellOfHomes[]): string =>
  `(${cells.map(({ x, y }) => quoted(`@cell:${x}:${y}`)).join(' | ')})`

/** The marks of a rent range; none if it has too many. */
export const fewRents = ({ minRent, maxRent }: PropertyFilters): string[] => {
  if (minRent === undefined && maxRent === undefined) return []
  const markOf = (rent: number) => Math.min(Math.floor(rent / rentMarks.width), rentMarks.last)
  const range = { first: markOf(minRent ?? 0), last: markOf(maxRent ?? openRent) }
  const marks = numbersIn(range).map(mark => quoted(`@rent:${mark}`))
  return marks.length > fewMarks ? [] : [`(${marks.join(' | ')})`]
}
