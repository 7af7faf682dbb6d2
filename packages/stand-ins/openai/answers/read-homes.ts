import { type Answering, callTool, callTools, EarlyAnswer, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { findPlace } from './find-place.ts'
import { pickHomes } from './pick-homes.ts'
import { type Home, Homes, OneHome, readAs } from './read-results.ts'
import { searchFor } from './search-homes.ts'
import { inWords, nounOf } from './wishes-in-words.ts'

/** Full details of up to six homes, by their ids. */
export function* readHomes(ids: readonly string[]): Answering<Home[]> {
  const answers = yield* callTools(ids.slice(0, 6).map(id => ({ name: 'read_home', arguments: { id } })))
  return answers.map(answer => readAs(OneHome, resultOf(answer)).property)
}

/**
 * The homes that the message means: shown ones, or homes found by its description. Empty if that is not
 * clear.
 */
export function* meantHomes(turn: Turn, most = 1): Answering<Home[]> {
  const picked = pickHomes(turn)
  if (picked.length > 0) return yield* readHomes(picked.map(({ id }) => id))
  const { found: place } = yield* findPlace(turn.wishes.places ?? [])
  const { places: _, ...wishes } = turn.wishes
  if (!place && Object.values(wishes).flat().length === 0) return []
  const { homes } = yield* searchFor(turn.wishes, place)
  return yield* readHomes(homes.slice(0, most).map(({ id }) => id))
}

/** For each place named, the first home found there. */
export function* onePerPlace({ wishes }: Turn): Answering<Home[]> {
  const ids: string[] = []
  for (const named of wishes.places ?? []) {
    const { found } = yield* findPlace([named])
    if (!found) continue
    const [home] = (yield* searchFor(wishes, found)).homes
    if (!home)
      throw new EarlyAnswer(
        `I found no ${nounOf(wishes)[1]} ${inWords(wishes, found)}, so there is nothing to compare.`,
      )
    ids.push(home.id)
  }
  return yield* readHomes(ids)
}

export function* readFavorites(): Answering<Home[]> {
  return readAs(Homes, yield* callTool('list_favorites')).properties
}
