// Finds places with homes on offer that a text names in one of three ways: part of the name, the whole name, or a misspelling.
import type { Place } from '@portal/contract/places/endpoints'
import { exactPlaceText } from '@portal/contract/places/place-words'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { fiveDigitZip } from '@portal/contract/values/zip-code'
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../../platform/database/database.ts'
import { places } from '../../../../schema/places.ts'
import { searchHomes, searchPlaces } from '../../../../schema/search.ts'
import { suggestPlaces } from '../find-places.ts'
import { isMisspelled } from './is-misspelled.ts'

const literal = (text: SQL): SQL => sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`

/** The condition of places whose name contains the text, as the search's `location` does (spec §5). */
const containsText = (text: string): SQL => {
  const sought = sql`lower(${fiveDigitZip(text.trim())}::text)`
  return sql`match like '%' || ${literal(sought)} || '%' and strpos(match, ${sought}) <= within`
}

/** The condition of the places that the filters of a search name; undefined when they name none. */
export const namedBy = ({ location, city, state, neighborhood }: PropertyFilters): SQL | undefined => {
  if (location?.trim()) return containsText(location)
  const exact = exactPlaceText({ neighborhood, city, state })
  if (!exact) return undefined
  const kind = eq(searchPlaces.kind, neighborhood ? 'neighborhood' : 'city')
  const isCalled = (column: AnyPgColumn, name: string | undefined) =>
    name ? sql`lower(${column}) = lower(${name.trim()})` : undefined
  return and(
    kind,
    isCalled(searchPlaces.name, neighborhood),
    isCalled(searchPlaces.city, city),
    isCalled(searchPlaces.state, state),
  )
}

/** Whether any home on offer is in a matching place. */
export const hasHomesIn = async (database: Database, isNamed: SQL | undefined): Promise<boolean> => {
  if (!isNamed) return false
  const [place] = await database
    .select({ key: places.key })
    .from(searchPlaces)
    .innerJoin(places, eq(places.key, searchPlaces.key))
    .where(isNamed)
    .limit(1)
  return place !== undefined
}

export const isContained = (database: Database, text: string): Promise<boolean> =>
  hasHomesIn(database, containsText(text))

/**
 * The place with this whole name, with or without city and state; the one with most homes if there are
 * several.
 */
export const placeCalled = async (
  database: Database,
  text: string,
): Promise<typeof places.$inferSelect | undefined> => {
  const textWords = sql`words_of(${text}::text)`
  const [place] = await database
    .select()
    .from(places)
    .where(
      or(
        eq(places.words, textWords),
        eq(places.nameWords, textWords),
        sql`${places.words} like ${textWords} || ' __'`,
      ),
    )
    .orderBy(desc(places.count), places.key)
    .limit(1)
  return place
}

/** The place with the longest name within this text; the one with most homes if there are several. */
export const placeWithin = async (
  database: Database,
  text: string,
): Promise<typeof places.$inferSelect | undefined> => {
  const [place] = await database
    .select()
    .from(places)
    .where(sql`strpos(' ' || words_of(${text}::text) || ' ', ' ' || ${places.nameWords} || ' ') > 0`)
    .orderBy(sql`length(${places.nameWords}) desc`, desc(places.count), places.key)
    .limit(1)
  return place
}

/** A city or neighborhood with this name, even if it has no homes on offer now. */
export const formerPlaceCalled = async (
  database: Database,
  text: string,
): Promise<Pick<Place, 'kind' | 'name' | 'city' | 'state'> | undefined> => {
  const sought = sql`lower(${text}::text)`
  const [place] = await database
    .select()
    .from(searchPlaces)
    .where(
      and(
        ne(searchPlaces.kind, 'zip'),
        sql`match like '%' || ${literal(sought)} || '%'`,
        sql`(match = ${sought} or starts_with(match, ${sought} || ', '))`,
      ),
    )
    .orderBy(searchPlaces.key)
    .limit(1)
  return place
}

/** The first suggested place, optionally of one kind, whose name the text misspells. */
export const placeMeant = async (
  database: Database,
  text: string,
  only?: Place['kind'],
): Promise<Place | undefined> => {
  const places = await suggestPlaces(database, text.slice(0, 100), 6)
  return places.find(
    ({ name, city, state, kind }) =>
      (!only || kind === only) &&
      (kind === 'city'
        ? [name, `${name} ${state}`]
        : [name, `${name} ${city}`, `${name} ${city} ${state}`]
      ).some(spelled => isMisspelled(text, spelled)),
  )
}

/** Whether any home on offer has all these words in its title, description or street; optionally only in certain places. */
export const hasWords = async (database: Database, words: string, isNamed?: SQL): Promise<boolean> => {
  const marks = isNamed
    ? sql`(select array_to_string(array_agg('''@place:' || key || ''''), ' | ') from ${searchPlaces} where ${isNamed})::tsquery`
    : undefined
  const query = sql`plainto_tsquery('english', unaccent(${words}::text))`
  const [home] = await database.execute(sql`
    select 1 from ${searchHomes}
    where found_by @@ (${marks ? sql`${query} && ${marks}` : query}) and traits & 64 <> 0 limit 1`)
  return home !== undefined
}
