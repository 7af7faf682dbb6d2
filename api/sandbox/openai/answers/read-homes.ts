import { type Answering, callTool, callTools, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { findPlace } from './find-place.ts'
import { pickHomes } from './pick-homes.ts'
import { type Home, Homes, OneHome, readAs } from './read-results.ts'
import { searchFor } from './search-homes.ts'

/** Whole homes, by their ids; six at most. */
export function* readHomes(ids: readonly string[]): Answering<Home[]> {
  const answers = yield* callTools(ids.slice(0, 6).map(id => ({ name: 'read_home', arguments: { id } })))
  return answers.map(answer => readAs(OneHome, resultOf(answer)).property)
}

/** The homes that are meant: of those shown, or found by what is said of them. Empty where that is not clear. */
export function* meantHomes(turn: Turn, most = 1): Answering<Home[]> {
  const picked = pickHomes(turn)
  if (picked.length > 0) return yield* readHomes(picked.map(({ id }) => id))
  const { found: place } = yield* findPlace(turn.wishes.places ?? [])
  const { places: _, ...wishes } = turn.wishes
  if (!place && Object.values(wishes).flat().length === 0) return []
  const { homes } = yield* searchFor(turn.wishes, place)
  return yield* readHomes(homes.slice(0, most).map(({ id }) => id))
}

export function* readFavorites(): Answering<Home[]> {
  return readAs(Homes, yield* callTool('list_favorites')).properties
}
