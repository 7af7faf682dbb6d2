import type { Answering } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { capitalized, countOf, dayOf, formatDollars, joined, linkTo, listed, whereOf } from './phrases.ts'
import { pickHomes } from './pick-homes.ts'
import { meantHomes, onePerPlace, readFavorites, readHomes } from './read-homes.ts'
import type { Home } from './read-results.ts'

const factsIn = (home: Home): string => {
  const size = home.squareFootage ? `${home.squareFootage} sqft` : 'size not listed'
  const rooms =
    home.bedrooms === null
      ? 'bedrooms not listed'
      : home.bedrooms === 0
        ? 'studio'
        : countOf(home.bedrooms, 'bedroom')
  const baths = home.bathrooms === null ? '' : `, ${countOf(home.bathrooms, 'bathroom')}`
  return [
    `**${linkTo(home)}**, ${home.propertyType} in ${whereOf(home)}: ${formatDollars(home.rentAmount)} a month`,
    `${rooms}${baths}, ${size}`,
    home.securityDeposit ? `deposit ${formatDollars(home.securityDeposit)}` : 'no deposit listed',
    home.petFriendly ? 'pets allowed' : 'no pets',
    home.availableDate ? `available from ${dayOf(home.availableDate)}` : 'no date listed',
    home.amenities.length > 0 ? `has ${joined(home.amenities)}` : 'no amenities listed',
  ].join('; ')
}

const largest = (homes: Home[], of: (home: Home) => number | null): Home | undefined => {
  const known = homes.filter(home => of(home) !== null)
  const [first] = known.toSorted((a, b) => (of(b) ?? 0) - (of(a) ?? 0))
  return first && known.every(home => home === first || of(home) !== of(first)) ? first : undefined
}

const differences = (homes: Home[]): string[] => {
  const cheapest = largest(homes, home => -home.rentAmount)
  const dearest = largest(homes, home => home.rentAmount)
  const biggest = largest(homes, home => home.squareFootage)
  const forPets = homes.filter(({ petFriendly }) => petFriendly)
  return [
    ...(cheapest && dearest
      ? [
          `${cheapest.title} is the cheapest, ${formatDollars(dearest.rentAmount - cheapest.rentAmount)} a month less than ${dearest.title}.`,
        ]
      : ['The rent is the same.']),
    ...(biggest ? [`${biggest.title} is the largest.`] : []),
    ...(forPets.length > 0 && forPets.length < homes.length
      ? [`Pets are allowed in ${joined(forPets.map(({ title }) => title))} only.`]
      : []),
  ]
}

const comparison = (homes: Home[]): string =>
  `${listed(homes.map(factsIn))}\n\n**What differs**\n\n${listed(differences(homes).map(capitalized))}`

export function* answerCompare(turn: Turn): Answering {
  const { said, shown } = turn
  const picked = pickHomes(turn)
  let homes: Home[] = []
  if (said.has('favorite')) homes = (yield* readFavorites()).slice(0, 4)
  else if (picked.length > 1) homes = yield* readHomes(picked.slice(0, 4).map(({ id }) => id))
  else if (shown.length > 1) homes = yield* readHomes(shown.slice(0, 2).map(({ id }) => id))
  else if ((turn.wishes.places ?? []).length > 1) homes = yield* onePerPlace(turn)
  else homes = yield* meantHomes(turn, 2)
  if (said.has('favorite') && homes.length < 2)
    return 'You need two favorites to compare them. Search for homes and press the heart on the ones you like.'
  if (homes.length < 2)
    return 'Which homes should I compare? Search for some first, for example “two bedrooms in Oakland”, and then say “compare the first two”.'
  return comparison(homes)
}
