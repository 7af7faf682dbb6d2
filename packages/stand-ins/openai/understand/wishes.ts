// Reads a message's wishes for a home; later messages add to them.
import type { PropertyType } from '@portal/contract/properties/choices'
import type { SearchOrder } from '@portal/contract/properties/search'
import { amenityWords, isNamed, type Lackable, lackingWords, sortWords, typeWords } from './features.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { type NamedPlace, readPlaces } from './read-places.ts'
import { readRent } from './read-rent.ts'
import { readBathrooms, readBedrooms } from './read-rooms.ts'

export interface Wishes {
  places?: NamedPlace[]
  /** Places to avoid. */
  awayFrom?: NamedPlace[]
  minRent?: number
  maxRent?: number
  bedrooms?: number[]
  bathrooms?: number[]
  types?: PropertyType[]
  amenities?: string[]
  petFriendly?: boolean
  smokingAllowed?: boolean
  /** Features to avoid. */
  lacking?: Lackable[]
  isLargestFirst?: boolean
  sort?: SearchOrder
  minSquareFeet?: number
  noBackgroundCheck?: boolean
}

const petWords =
  /\b(pets?|dogs?|cats?|puppy|puppies|kittens?|kitty|doggo|pup|animals?|retriever|labrador|poodle|parrot|rabbit|bunny|hamster|furry)\b/
const smokingWords = /\b(smok(?:e|ing|er|ers)|cigarettes?)\b/

/** The first one named counts. */
const readSort = ({ text }: ParsedMessage): SearchOrder | undefined =>
  sortWords.find(([, words]) => words.test(text))?.[0]

/** Types that people live in. */
const homeTypes: readonly PropertyType[] = ['apartment', 'house', 'condo']

const choicesIn = <Choice extends string>(
  words: Record<Choice, RegExp>,
  text: string,
  as: 'wanted' | 'unwanted',
) =>
  // Guarantee: the keys of a constant object are those of its type.
  (Object.keys(words) as Choice[]).filter(choice => isNamed(words[choice], text) === as)

/** Only what this message says; `dropped` are amenities and types that are no longer wished for. */
export const readWishes = (said: ParsedMessage): Wishes & { dropped: string[] } => {
  const { text } = said
  const unwantedTypes = choicesIn(typeWords, text, 'unwanted')
  const wantedTypes = choicesIn(typeWords, text, 'wanted')
  const types =
    wantedTypes.length > 0 || unwantedTypes.length === 0
      ? wantedTypes
      : homeTypes.filter(type => !unwantedTypes.includes(type))
  // Guarantee: the keys of a constant object are those of its type.
  const lacking = (Object.keys(lackingWords) as Lackable[]).filter(each => lackingWords[each].test(text))
  const amenities = choicesIn(amenityWords, text, 'wanted')
  const bedrooms = types.includes('office') ? undefined : readBedrooms(text)
  const bathrooms = readBathrooms(text)
  const sort = readSort(said)
  const squareFeet = /\b(\d{3,5}) ?(?:sq|square|sqft|sf)\b/.exec(text)
  const named = readPlaces(text)
  const places = named.filter(({ isUnwanted }) => !isUnwanted)
  const awayFrom = named.filter(({ isUnwanted }) => isUnwanted)
  const smoking =
    isNamed(smokingWords, text) === 'wanted' &&
    !/\b(?:non|no|not|never) (?:smok|cigar)|smoke (?:free|detector|alarm)/.test(text)
  return {
    ...readRent(text),
    ...(places.length > 0 && { places }),
    ...(awayFrom.length > 0 && { awayFrom }),
    ...(bedrooms && { bedrooms }),
    ...(bathrooms && { bathrooms }),
    ...(types.length > 0 && { types }),
    ...(amenities.length > 0 && { amenities }),
    ...(isNamed(petWords, text) === 'wanted' && !lacking.includes('Pet Friendly') && { petFriendly: true }),
    ...(lacking.length > 0 && { lacking }),
    ...(/\b(?:biggest|largest|most spacious|roomiest|most space)\b/.test(text) && { isLargestFirst: true }),
    ...(smoking && { smokingAllowed: true }),
    ...(sort && { sort }),
    ...(squareFeet && { minSquareFeet: Number(squareFeet[1]) }),
    ...(/\b(?:no|without(?: a)?|skip) (?:background|credit) check/.test(text) && { noBackgroundCheck: true }),
    dropped: [
      ...choicesIn(amenityWords, text, 'unwanted'),
      ...unwantedTypes,
      ...(isNamed(petWords, text) === 'unwanted' ? ['petFriendly'] : []),
    ],
  }
}

export const saysAnyWish = ({ dropped, ...wishes }: ReturnType<typeof readWishes>): boolean =>
  Object.keys(wishes).length > 0 || dropped.length > 0

/** The earlier wishes, updated by the new message. */
export const addWishes = (before: Wishes, { dropped, ...now }: ReturnType<typeof readWishes>): Wishes => {
  const amenities = [...new Set([...(before.amenities ?? []), ...(now.amenities ?? [])])].filter(
    amenity => !dropped.includes(amenity),
  )
  const types = (now.types ?? before.types)?.filter(type => !dropped.includes(type))
  const { petFriendly, ...both } = { ...before, ...now }
  return {
    ...both,
    ...(petFriendly && !dropped.includes('petFriendly') && { petFriendly }),
    amenities,
    types: types ?? [],
  }
}
