// Understands a line of text from a search box: 'sf', 'San Fransisco', '2 bed under 2500 in oakland', 'Valencia St'.
import type { NamedPlace, placeEndpoints } from '@portal/contract/places/endpoints'
import { placeFilters, placeText } from '@portal/contract/places/place-words'
import type { PropertyFilters } from '@portal/contract/properties/search'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/database.ts'
import type { Verb } from '../../../../platform/request/route.ts'
import { cityInShort, knownCities, knownCityCalled, stateCalled, withStateCode } from '../known-cities.ts'
import { isMisspelled } from './is-misspelled.ts'
import {
  formerPlaceCalled,
  hasWords,
  isContained,
  namedBy,
  placeCalled,
  placeMeant,
  placeWithin,
} from './named-places.ts'
import { readWishes } from './read-wishes.ts'

interface Reading extends NamedPlace {
  /** Words in titles, descriptions or streets. */
  q?: string
  /** What was typed, if the place has another name. */
  typed?: string
  /** Words that no home there has, which are not searched for. */
  unused?: string
}

/**
 * A nickname counts only if it is the whole place text. Otherwise the text is matched against names that
 * contain it (spec §5), and corrected only if none does. Text that names no place is searched for in the
 * words of homes. If nothing matches, it is still a place, without homes.
 */
export const understandText: Verb<typeof placeEndpoints.understand> = async (
  { database },
  { query: { text } },
) => {
  const typed = text.trim()
  const { wishes, rest, unused } = readWishes(typed)
  const { sort = null, ...filters } = wishes
  const hasWishes = Object.keys(wishes).length + unused.length > 0
  const asTyped = hasWishes && !rest ? undefined : await readWhole(database, typed)
  if (asTyped) return answer({}, asTyped)
  const reading = rest ? await readRest(database, withStateCode(rest)) : {}
  return answer(filters, { ...reading, unused: [reading.unused, ...unused].filter(Boolean).join(', ') }, sort)
}

const answer = (
  wishes: PropertyFilters,
  { typed, unused, ...place }: Reading,
  sort: 'newest' | 'rent_asc' | 'rent_desc' | 'nearest' | null = null,
) => ({ filters: { ...wishes, ...place }, sort, typed: typed ?? null, unused: unused || null })

/** What the whole text means, before anything is split off. */
const readWhole = async (database: Database, text: string): Promise<Reading | undefined> => {
  const short = cityInShort(text)
  if (short) return { city: short.name, state: short.state, typed: text }
  return text && (await isContained(database, text)) ? { location: text } : undefined
}

const readRest = async (database: Database, text: string): Promise<Reading> =>
  (await readWhole(database, text)) ??
  (await readName(database, text)) ??
  (await readCorrected(database, text)) ??
  (await readPlaceAndWords(database, text)) ??
  (await readWords(database, text)) ??
  (await readPlaceAmongWords(database, text)) ??
  (await readMisspelledAndWords(database, text)) ?? { location: text }

const zip = /^\d{5}$/

/** Handles 'oakland ca', and known places without homes. */
const readName = async (database: Database, text: string): Promise<Reading | undefined> => {
  const place = await placeCalled(database, text)
  return place ? { location: placeText(place) } : readPlaceWithoutHomes(database, text)
}

const readPlaceWithoutHomes = async (database: Database, text: string): Promise<NamedPlace | undefined> => {
  if (zip.test(text)) return { location: text }
  const place = await formerPlaceCalled(database, text)
  if (place) return placeFilters(place)
  const city = knownCityCalled(text)
  if (city) return { city: city.name, state: city.state }
  const state = stateCalled(text)
  return state ? { state } : undefined
}

const shortWords = new Map(
  Object.entries({
    bch: 'beach',
    e: 'east',
    ft: 'fort',
    hgts: 'heights',
    hts: 'heights',
    mt: 'mount',
    n: 'north',
    pk: 'park',
    s: 'south',
    sq: 'square',
    vly: 'valley',
    w: 'west',
  }),
)

/** Expands 'hayes vly' to 'hayes valley'. */
const spelledOut = (text: string): string =>
  text
    .split(' ')
    .map(word => shortWords.get(word.toLowerCase().replace(/\.$/, '')) ?? word)
    .join(' ')

const readCorrected = async (database: Database, text: string): Promise<Reading | undefined> => {
  const full = spelledOut(text)
  const filters =
    (full === text ? undefined : await readExactPlace(database, full)) ??
    (await readMisspelled(database, full))
  return filters && { ...filters, typed: text }
}

const readExactPlace = async (database: Database, text: string): Promise<NamedPlace | undefined> => {
  const place = await placeCalled(database, text)
  return place ? placeFilters(place) : readPlaceWithoutHomes(database, text)
}

const readMisspelled = async (database: Database, text: string): Promise<NamedPlace | undefined> => {
  const meant = await placeMeant(database, text)
  if (meant) return placeFilters(meant)
  const city = knownCities.find(
    ({ name, state }) => isMisspelled(text, name) || isMisspelled(text, `${name} ${state}`),
  )
  return city && { city: city.name, state: city.state }
}

const maxWords = 6

/**
 * All splits of a line into a place at one end and words at the other: a trailing ZIP first, then the longest
 * place.
 */
const partings = (words: readonly string[]): [named: string, others: string[]][] => {
  const parted = words.slice(1).flatMap((_, index): [string, string[]][] => [
    [words.slice(index + 1).join(' '), words.slice(0, index + 1)],
    [words.slice(0, -index - 1).join(' '), words.slice(-index - 1)],
  ])
  const last = words.at(-1) ?? ''
  const fit = parted.filter(([named]) => named.split(' ').length <= maxWords)
  return zip.test(last) ? [[last, words.slice(0, -1)], ...fit] : fit
}

/**
 * Handles 'loft oakland', '24th St, Noe Valley': a place at either end, plus words. Words that no home there
 * has are reported, not searched for.
 */
const readPlaceAndWords = async (database: Database, text: string): Promise<Reading | undefined> => {
  for (const [named, others] of partings(text.split(/[\s,]+/))) {
    const place = await placeCalled(database, spelledOut(named))
    // An unknown number at the beginning is a house number.
    if (!place && zip.test(named) && text.startsWith(named)) continue
    const filters = place ? placeFilters(place) : await readPlaceWithoutHomes(database, spelledOut(named))
    if (!filters) continue
    const q = withoutPlace(others, place ?? filters).join(' ')
    // 'Mission St' is a street; 'Jack London Square' is its neighborhood.
    if (isOnlyStreetWords(q)) continue
    if (!q || /^sq(?:uare)?$/i.test(q)) return filters
    // 'Bernal Heights 94110' means homes in both.
    const around = zip.test(named) && (await readExactPlace(database, q))
    if (around) return { ...around, ...filters }
    // Two cities, or two neighborhoods, mean the first: 'Oakland or Berkeley'.
    const first = place && text.endsWith(named) ? await placeCalled(database, q) : undefined
    if (first && first.kind === place?.kind) return { ...placeFilters(first), unused: named }
    if (!place) {
      // 'the Richmond' does not mean a city elsewhere if a local place with homes has that name.
      if (await isContained(database, named)) return withWords(database, { location: named }, q)
      // If there are two places, take the one with homes.
      const other = await placeCalled(database, q)
      if (other) return { ...placeFilters(other), unused: named }
    }
    return withWords(database, filters, q)
  }
  return undefined
}

const withWords = async (database: Database, filters: NamedPlace, q: string): Promise<Reading> => ({
  ...filters,
  ...((await readWords(database, q, namedBy(filters))) ?? { unused: q }),
})

/** Handles 'my sister moves to Oakland in May'. */
const readPlaceAmongWords = async (database: Database, text: string): Promise<Reading | undefined> => {
  const place = await placeWithin(database, text)
  const named = place?.name.toLowerCase().split(' ')
  const others = text.split(/[\s,]+/).filter(word => !named?.includes(word.toLowerCase()))
  return place && withWords(database, placeFilters(place), others.join(' '))
}

/** Handles 'Telegraph Ave, Berkley': only if no place has that name and no home has these words. */
const readMisspelledAndWords = async (database: Database, text: string): Promise<Reading | undefined> => {
  for (const [named, others] of partings(text.split(/[\s,]+/))) {
    const filters = await readMisspelled(database, named)
    if (filters) return { ...(await withWords(database, filters, others.join(' '))), typed: named }
  }
  return undefined
}

const streetWord = /^(?:st|street|ave?|avenue|blvd|boulevard|dr|drive|rd|road|ln|lane|way|ct|court|pl)[.,]?$/i

const isOnlyStreetWords = (text: string): boolean =>
  text !== '' && text.split(' ').every(word => streetWord.test(word))

/** Keeps the words that homes have: 'Valencia Street' can be written 'Valencia St'. */
const readWords = async (database: Database, text: string, isNamed?: SQL): Promise<Reading | undefined> => {
  const written = text
    .split(' ')
    .filter(word => !streetWord.test(word))
    .join(' ')
  for (const q of new Set([text, written])) if (q && (await hasWords(database, q, isNamed))) return { q }
  return undefined
}

/** 'Valencia St, San Francisco, CA 94110' names its city as well as its ZIP. */
const withoutPlace = (words: readonly string[], { city = '', state = '' }: NamedPlace): readonly string[] =>
  [state, city].reduce((left: readonly string[], name) => {
    const named = name.toLowerCase().split(' ')
    const isLast = left.slice(-named.length).join(' ').toLowerCase() === named.join(' ')
    return isLast ? left.slice(0, -named.length) : left
  }, words)
