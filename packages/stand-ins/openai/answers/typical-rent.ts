import { medianOf } from '@portal/contract/values/median'
import type { Answering } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { findPlace } from './find-place.ts'
import { countOf, formatDollars, lineOf } from './phrases.ts'
import { searchFor } from './search-homes.ts'
import { inWords, nounOf } from './wishes-in-words.ts'

/** What homes like these usually cost, based on current listings. */
export function* answerTypicalRent(turn: Turn): Answering {
  const { found: place, unknown } = yield* findPlace(turn.wishes.places ?? [])
  if (unknown && !place) return `I don’t know of any homes in “${unknown}”, so I can’t say what they cost.`
  const { homes, total } = yield* searchFor({ ...turn.wishes, sort: 'rent_asc' }, place)
  const words = inWords(turn.wishes, place)
  const [one, many] = nounOf(turn.wishes)
  const [low, high] = [homes[0], homes.at(-1)]
  if (!low || !high) return `There are no ${many} ${words} available now, so I can’t say what they cost.`
  const median = medianOf(homes.map(({ rentAmount }) => rentAmount))
  const seen =
    total > homes.length
      ? `the ${homes.length} cheapest of ${countOf(total, one, many)}`
      : countOf(total, one, many)
  return `I looked at ${seen} ${words} that ${total === 1 ? 'is' : 'are'} available now. The rent goes from ${formatDollars(low.rentAmount)} to ${formatDollars(high.rentAmount)} a month; the middle is ${formatDollars(median)}.\n\nThe cheapest is ${lineOf(low)}.`.replace(
    / {2,}/g,
    ' ',
  )
}
