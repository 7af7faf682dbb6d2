import { placeText } from '@portal/contract/places/place-words'
import { distance } from 'fastest-levenshtein'
import { type Answering, callTool, callTools, resultOf } from '../conversation/answering.ts'
import type { NamedPlace } from '../understand/read-places.ts'
import { Homes, type Place, Places, readAs } from './read-results.ts'

export interface FoundPlace {
  place: Place
  /** The search filter for its homes. */
  location: string
  isNear: boolean
}

export interface PlaceSearch {
  found?: FoundPlace
  /** Other places that match equally well. */
  others: FoundPlace[]
  /** A name used as a place that the portal does not know. */
  unknown?: string
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

const isLike = (word: string, other: string): boolean =>
  word === other ||
  (!/\d/.test(word) &&
    word.length >= 4 &&
    other.length >= 4 &&
    distance(word, other) <= (word.length >= 8 ? 3 : word.length >= 6 ? 2 : 1))

/** How badly a place fits, lower is better; undefined if a word does not match at all. */
const misfit = (named: string, { name, city, state }: Place): number | undefined => {
  const asked = wordsOf(named)
  const own = wordsOf(name)
  const all = [...own, ...wordsOf(city), ...wordsOf(state)]
  if (!asked.every(word => all.some(other => isLike(word, other)))) return undefined
  if (!own.some(word => asked.some(other => isLike(other, word)))) return undefined
  return (
    own.filter(word => !asked.some(other => isLike(other, word))).length +
    asked.filter(word => !all.includes(word)).length / 10
  )
}

/** Looks up all candidates; the first that is a place counts. */
export function* findPlace(named: readonly NamedPlace[]): Answering<PlaceSearch> {
  const answers = yield* callTools(named.map(({ text }) => ({ name: 'find_places', arguments: { q: text } })))
  const all = named.flatMap(({ text, isNear, isAlternative }, index) => {
    const [best] = readAs(Places, resultOf(answers[index]))
      .places.map(place => ({ place, misfit: misfit(text, place) }))
      .filter(each => each.misfit !== undefined)
      .sort((a, b) => (a.misfit ?? 0) - (b.misfit ?? 0))
    return best ? [{ place: best.place, location: locationOf(best.place), isNear, isAlternative }] : []
  })
  const [found, ...others] = all
  if (found) return { found, others: others.filter(({ isAlternative }) => isAlternative) }
  const unknown = named.find(({ isCertain }) => isCertain)?.text
  return unknown ? yield* findByLocation(unknown) : { others: [] }
}

/** Places with few homes are not suggested, but a search may still find their homes. */
function* findByLocation(named: string): Answering<PlaceSearch> {
  const { properties } = readAs(Homes, yield* callTool('search_homes', { location: named }))
  const [home] = properties
  if (!home) return { unknown: named, others: [] }
  const { city, state, neighborhood } = home
  const place = {
    name: neighborhood ?? city,
    kind: 'neighborhood',
    city,
    state,
    bounds: null,
    count: properties.length,
  }
  return { found: { place, location: named, isNear: false }, others: [] }
}

/** Guarantee: `placeText` distinguishes neighborhoods and ZIP codes from cities. */
const locationOf = (place: Place): string => placeText({ ...place, kind: place.kind as 'city' })
