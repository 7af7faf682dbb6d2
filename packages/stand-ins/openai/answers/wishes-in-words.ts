// Writes wishes as part of a sentence.
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import type { Lackable } from '../understand/features.ts'
import type { Wishes } from '../understand/wishes.ts'
import type { FoundPlace } from './find-place.ts'
import { capitalized, formatDollars, joined } from './phrases.ts'

/** Amenities that describe what a home is, not what it has. */
const asIs: Record<string, string> = { Furnished: 'that are furnished', 'Near Transit': 'near transit' }

const notSo: Record<Lackable, string> = {
  Furnished: 'that are not furnished',
  'Pet Friendly': 'where pets are not allowed',
}

/** 'with 2 bedrooms and parking, up to $3,000, in Oakland'. */
export const inWords = (
  wishes: Wishes,
  place: FoundPlace | undefined,
  others: readonly FoundPlace[] = [],
): string => {
  const {
    bedrooms,
    bathrooms,
    minRent,
    maxRent,
    amenities = [],
    petFriendly,
    smokingAllowed,
    minSquareFeet,
    awayFrom = [],
    lacking = [],
  } = wishes
  const rooms = (choices: number[] | undefined, noun: string, open: number): string[] => {
    if (!choices?.length) return []
    const [least = 0] = choices
    // Several that end with the open one mean that many or more.
    if (choices.length > 1 && least > 0 && choices.at(-1) === open) return [`${least}+ ${noun}s`]
    const words = choices.map(choice =>
      choice === 0 ? 'a studio' : `${choice}${choice === open ? '+' : ''}`,
    )
    return [
      `${joined(words, 'or')}${choices.every(choice => choice === 0) ? '' : ` ${noun}${choices.at(-1) === 1 ? '' : 's'}`}`,
    ]
  }
  const having = [
    ...rooms(
      bedrooms?.filter(choice => choice > 0),
      'bedroom',
      openBedrooms,
    ),
    ...rooms(bathrooms, 'bathroom', openBathrooms),
    ...amenities
      .filter(amenity => !(amenity in asIs))
      .map(amenity => amenity.toLowerCase().replace('wifi', 'WiFi')),
    ...(minSquareFeet ? [`at least ${minSquareFeet} square feet`] : []),
  ]
  const rent =
    minRent !== undefined && maxRent !== undefined
      ? `from ${formatDollars(minRent)} to ${formatDollars(maxRent)}`
      : maxRent !== undefined
        ? `up to ${formatDollars(maxRent)}`
        : minRent !== undefined
          ? `from ${formatDollars(minRent)}`
          : ''
  const parts = [
    having.length > 0 ? `with ${joined(having)}` : '',
    ...amenities.flatMap(amenity => asIs[amenity] ?? []),
    petFriendly ? 'where pets are allowed' : '',
    ...lacking.map(each => notSo[each]),
    smokingAllowed ? 'where smoking is allowed' : '',
    rent,
    place
      ? `${place.isNear ? 'near' : 'in'} ${joined(
          [place, ...others].map(each => each.place.name),
          'or',
        )}`
      : '',
    awayFrom.length > 0
      ? `outside ${joined(
          awayFrom.map(({ text }) => text.split(' ').map(capitalized).join(' ')),
          'or',
        )}`
      : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** The noun for the homes, singular and plural. */
export const nounOf = ({ types = [], bedrooms }: Wishes): [string, string] => {
  if (bedrooms?.length === 1 && bedrooms[0] === 0) return ['studio', 'studios']
  const [type] = types
  return type && types.length === 1 ? [type, `${type}s`] : ['home', 'homes']
}
