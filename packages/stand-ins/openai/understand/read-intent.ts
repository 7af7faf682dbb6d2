// Finds a message's intent: the one with the most points from its signs.
import { type Intent, intentSigns } from './intents/intents.ts'
import type { IntentSigns, Mark, Role, Sign } from './intents/signs.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Wishes } from './wishes.ts'

/** Guarantee: `intentSigns` names only concepts; a test looks each of them up. */
const readSign = ([points, line]: readonly [number, string]): Sign => {
  const names = line.split(' ')
  return {
    points,
    all: names.filter(name => !name.startsWith('!')) as Mark[],
    none: names.filter(name => name.startsWith('!')).map(name => name.slice(1)) as Mark[],
  }
}

/** Guarantee: the keys of a constant object are those of its type. */
const intents = (Object.entries(intentSigns) as [Intent, IntentSigns][]).map(([intent, { role, signs }]) => ({
  intent,
  role,
  signs: signs.map(readSign),
}))

/** Fewer points mean nothing. */
const minPoints = 2

export interface Guess {
  intent: Intent
  points: number
}

/** Wishes about a home count toward a search. */
const pointsOfWishes = (said: ParsedMessage, wishes: Wishes): number => {
  const {
    places = [],
    minRent,
    maxRent,
    bedrooms,
    bathrooms,
    amenities,
    types,
    petFriendly,
    lacking,
  } = wishes
  const telling = [places.some(({ isCertain }) => isCertain), minRent ?? maxRent, bedrooms, bathrooms]
  const points =
    2 * telling.filter(Boolean).length + [amenities, types, petFriendly, lacking].filter(Boolean).length
  return points > 0 && said.has('seek') ? points + 2 : points
}

/** The most likely first; only those with enough points. */
export const readIntents = (said: ParsedMessage, wishes: Wishes, role: Role): Guess[] => {
  const own = role === 'tenant' ? 'asTenant' : 'asLandlord'
  const isMarked = (mark: Mark): boolean =>
    mark === 'asTenant' || mark === 'asLandlord' ? mark === own : said.has(mark)
  return intents
    .filter(each => each.role === undefined || each.role === role)
    .map(({ intent, signs }) => ({
      intent,
      points: signs.reduce(
        (sum, { points, all, none }) => (all.every(isMarked) && !none.some(isMarked) ? sum + points : sum),
        intent === 'search_homes' ? pointsOfWishes(said, wishes) : 0,
      ),
    }))
    .filter(({ points }) => points >= minPoints)
    .sort((a, b) => b.points - a.points)
}
