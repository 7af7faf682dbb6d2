// Finds the closest homes if none matches: each with what it lacks.
import { type Answering, callTools, resultOf } from '../conversation/answering.ts'
import type { Wishes } from '../understand/wishes.ts'
import { formatDollars, joined, lineOf, listed } from './phrases.ts'
import { type Home, Homes, readAs } from './read-results.ts'

const shownAtOnce = 3

/** What a home lacks, apart from its location. */
const lacks = (home: Home, wishes: Wishes): string[] => {
  const { minRent = 0, maxRent, bedrooms = [], bathrooms = [], types = [], amenities = [] } = wishes
  const has = home.amenities.map(amenity => amenity.toLowerCase())
  return [
    ...(maxRent !== undefined && home.rentAmount > maxRent
      ? [`${formatDollars(home.rentAmount - maxRent)} above your budget`]
      : []),
    ...(home.rentAmount < minRent ? ['below your minimum'] : []),
    ...(types.length > 0 && !types.includes(home.propertyType) ? [`a different type`] : []),
    ...(bedrooms.length > 0 && !bedrooms.includes(home.bedrooms ?? 0)
      ? ['a different number of bedrooms']
      : []),
    ...(bathrooms.length > 0 && !bathrooms.includes(home.bathrooms ?? 0)
      ? ['a different number of bathrooms']
      : []),
    ...amenities
      .map(amenity => amenity.toLowerCase())
      .filter(amenity => !has.includes(amenity))
      .map(amenity => `no ${amenity}`),
    ...(wishes.petFriendly && !home.petFriendly ? ['no pets'] : []),
    ...(wishes.smokingAllowed && !home.smokingAllowed ? ['no smoking'] : []),
  ]
}

/** Homes in the place first, then homes of the type anywhere; empty if there are none. */
export function* nearestHomes(
  wishes: Wishes,
  inPlace: Readonly<Record<string, unknown>> | undefined,
): Answering {
  const [type] = wishes.types ?? []
  const [bedrooms] = wishes.bedrooms ?? []
  const anywhere = {
    ...(type && { propertyType: type }),
    ...(!type && bedrooms !== undefined && { bedrooms }),
  }
  const answers = yield* callTools(
    [...(inPlace ? [inPlace] : []), anywhere].map(search => ({ name: 'search_homes', arguments: search })),
  )
  for (const answer of answers) {
    const nearest = readAs(Homes, resultOf(answer))
      .properties.map(home => ({ home, missing: lacks(home, wishes) }))
      .sort((a, b) => a.missing.length - b.missing.length)
      .slice(0, shownAtOnce)
    if (nearest.length > 0)
      return `Closest matches${inPlace && answer === answers[0] ? '' : ' elsewhere'}:\n\n${listed(nearest.map(({ home, missing }) => `${lineOf(home)}${missing.length > 0 ? ` (${joined(missing)})` : ''}`))}`
  }
  return ''
}
