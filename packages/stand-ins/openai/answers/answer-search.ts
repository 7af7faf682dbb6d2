// Answers searches for homes.
import type { SearchOrder } from '@portal/contract/properties/search'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { findPlace } from './find-place.ts'
import { nearestHomes } from './nearest-homes.ts'
import { capitalized, countOf, joined, lineOf, numbered } from './phrases.ts'
import { Places, readAs } from './read-results.ts'
import { refinedBy } from './refine-wishes.ts'
import { relaxWish } from './relax-wish.ts'
import { searchInAll } from './search-homes.ts'
import { inWords, nounOf } from './wishes-in-words.ts'

const shownAtOnce = 5

const inOrder: Record<SearchOrder, string> = {
  rent_asc: ', the cheapest first',
  rent_desc: ', the most expensive first',
  newest: ', the newest first',
  nearest: '',
}

export function* answerSearch(turn: Turn): Answering {
  const wishes = refinedBy(turn)
  if (turn.said.has('nearMe') && !wishes.places?.length)
    return 'I don’t know where you are. **Which city, neighborhood or ZIP code should I look in?**'
  const { found: place, others, unknown } = yield* findPlace(wishes.places ?? [])
  if (unknown && !place) {
    const { places } = readAs(Places, yield* callTool('find_places', { q: '' }))
    const known = places
      .filter(({ kind }) => kind !== 'zip')
      .map(({ name, count }) => `${name} (${countOf(count, 'home')})`)
    const { places: _, ...others } = wishes
    const isPicky = Object.values(others).some(value => !Array.isArray(value) || value.length > 0)
    const nearest = isPicky ? yield* nearestHomes(wishes, undefined) : ''
    return `There are no homes available in “${capitalized(unknown)}” right now. There are homes in ${joined(known)}, for example.${nearest ? `\n\n${nearest}\n\n` : ' '}Where should I look?`
  }
  const { homes, total, filters } = yield* searchInAll(wishes, [place, ...others])
  const [one, many] = nounOf(wishes)
  const words = inWords(wishes, place, others)
  if (homes.length === 0) {
    const isCheaper = turn.said.has('cheaper') && turn.shown.length > 0
    const start = isCheaper
      ? `There is nothing cheaper${words ? ` among ${many} ${words}` : ''}.`
      : `I found no ${many} ${words}`.trimEnd().replace(/\.?$/, '.')
    return `${start}\n\n${yield* relaxWish(wishes, place)}`
  }
  const wantsMore = turn.said.has('others') && turn.everShown.size > 0
  const fresh = wantsMore ? homes.filter(({ id }) => !turn.everShown.has(id)) : homes
  if (fresh.length === 0)
    return `Those are all ${countOf(total, one, many)} ${words}. Should I try fewer filters?`.replace(
      '  ',
      ' ',
    )
  const some = fresh.slice(0, shownAtOnce)
  const order = wishes.isLargestFirst ? ', the largest first' : wishes.sort ? inOrder[wishes.sort] : ''
  const heading = `I found ${countOf(total, one, many)} ${words}`.trimEnd()
  const rest =
    total > some.length && others.length === 0
      ? `\n\n[See all of them on the search page](${searchAddressOf(filters)}).`
      : ''
  return `${heading}${order}${total > some.length ? `. Here are ${some.length}` : ''}:\n\n${numbered(some.map(lineOf))}${rest}\n\nAsk me about one of them, for example “compare the first two”, or add a filter.`
}
