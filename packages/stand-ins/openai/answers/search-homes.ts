// Searches for homes that match the wishes.
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import type { searchAddressOf } from '@portal/contract/properties/search-address'
import { type Answering, callTools, resultOf } from '../conversation/answering.ts'
import { bedroomChoices } from '../understand/read-rooms.ts'
import type { Wishes } from '../understand/wishes.ts'
import type { FoundPlace } from './find-place.ts'
import { type Home, Homes, readAs } from './read-results.ts'

type Filters = Parameters<typeof searchAddressOf>[0]

/** In degrees, about a mile: what 'near' adds to a place's bounds. */
const nearby = 0.015
/** The most searches for one answer. */
const maxSearches = 5

export const filtersOf = (wishes: Wishes, place: FoundPlace | undefined): Filters => {
  const { minRent, maxRent, amenities = [], petFriendly, smokingAllowed } = wishes
  const bounds = place?.isNear ? place.place.bounds : null
  return {
    ...(place && !bounds && { location: place.location }),
    ...(bounds && {
      north: bounds.north + nearby,
      south: bounds.south - nearby,
      east: bounds.east + nearby,
      west: bounds.west - nearby,
    }),
    ...(minRent !== undefined && { minRent }),
    ...(maxRent !== undefined && { maxRent }),
    ...(amenities.length > 0 && { amenities: amenities.join(',') }),
    ...(petFriendly && { petFriendly: 'true' }),
    ...(smokingAllowed && { smokingAllowed: 'true' }),
  }
}

/** One search for each combination of type, bedrooms and bathrooms, because a search takes one of each. */
export const searchesFor = (wishes: Wishes, filters: Filters): Filters[] => {
  let all: Filters[] = [filters]
  const spread = (
    name: 'propertyType' | 'bedrooms' | 'bathrooms',
    choices: readonly (string | number)[] = [],
  ) => {
    if (choices.length > 0 && all.length * choices.length <= maxSearches)
      all = all.flatMap(each => choices.map(choice => ({ ...each, [name]: choice })))
  }
  spread('propertyType', wishes.types)
  // Searches cannot sort by size, so search once per number of bedrooms to get more homes to sort.
  spread('bedrooms', wishes.bedrooms ?? (wishes.isLargestFirst ? bedroomChoices : []))
  spread('bathrooms', wishes.bathrooms)
  return all
}

const isIn = ({ city, neighborhood }: Home, place: string): boolean =>
  [city, neighborhood].some(name => name?.toLowerCase() === place)

/** Checks what the search cannot filter by. */
const meets = (
  home: Home,
  { bedrooms, bathrooms, types, minSquareFeet, noBackgroundCheck, awayFrom = [], lacking = [] }: Wishes,
): boolean => {
  const isOneOf = (value: number | null, choices: number[] | undefined, open: number) =>
    !choices?.length || choices.some(choice => value === choice || (choice === open && (value ?? 0) > open))
  return (
    isOneOf(home.bedrooms, bedrooms, openBedrooms) &&
    isOneOf(home.bathrooms, bathrooms, openBathrooms) &&
    (!types?.length || types.includes(home.propertyType)) &&
    (minSquareFeet === undefined || (home.squareFootage ?? 0) >= minSquareFeet) &&
    !(noBackgroundCheck && home.requiresBackgroundCheck) &&
    !lacking.some(each => (each === 'Pet Friendly' ? home.petFriendly : home.amenities.includes(each))) &&
    !awayFrom.some(({ text }) => isIn(home, text))
  )
}

const inOrder = (homes: Home[], { sort, isLargestFirst }: Wishes): Home[] => {
  if (isLargestFirst) return homes.toSorted((a, b) => (b.squareFootage ?? 0) - (a.squareFootage ?? 0))
  if (sort === 'rent_asc') return homes.toSorted((a, b) => a.rentAmount - b.rentAmount)
  if (sort === 'rent_desc') return homes.toSorted((a, b) => b.rentAmount - a.rentAmount)
  return homes
}

export interface FoundHomes {
  homes: Home[]
  total: number
  filters: Filters
}

/** Searches in several places. */
export function* searchInAll(
  wishes: Wishes,
  places: readonly (FoundPlace | undefined)[],
): Answering<FoundHomes> {
  const found: FoundHomes[] = []
  for (const place of places) found.push(yield* searchFor(wishes, place))
  const [{ filters } = { filters: {} }] = found
  const homes = new Map(found.flatMap(each => each.homes.map(home => [home.id, home])))
  return {
    homes: inOrder([...homes.values()], wishes),
    total: found.reduce((sum, { total }) => sum + total, 0),
    filters,
  }
}

/**
 * The homes around a place; if there are none, homes that name it, because homes without coordinates are near
 * nothing.
 */
export function* searchFor(wishes: Wishes, place: FoundPlace | undefined): Answering<FoundHomes> {
  const found = yield* searchBy(wishes, filtersOf(wishes, place))
  if (found.total > 0 || !place?.isNear) return found
  const named = yield* searchBy(wishes, filtersOf(wishes, { ...place, isNear: false }))
  return named.total > 0 ? named : found
}

function* searchBy(wishes: Wishes, filters: Filters): Answering<FoundHomes> {
  const searches = searchesFor(wishes, filters)
  const sort = wishes.sort ? { sort: wishes.sort } : {}
  const answers = yield* callTools(
    searches.map(search => ({ name: 'search_homes', arguments: { ...search, ...sort } })),
  )
  const found = answers.map(answer => readAs(Homes, resultOf(answer)))
  const all = found.flatMap(({ properties }) => properties)
  const homes = inOrder(
    all.filter(home => meets(home, wishes)),
    wishes,
  )
  const isWhole = homes.length === all.length
  const total = isWhole ? found.reduce((sum, each) => sum + each.total, 0) : homes.length
  return {
    homes,
    total: Math.max(total, homes.length),
    filters: searches.length === 1 ? (searches[0] ?? filters) : filters,
  }
}
