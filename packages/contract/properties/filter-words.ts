// For results, and for the names of saved searches.

import { exactPlaceText } from '../places/place-words.ts'
import { formatDollars } from '../values/numerals.ts'
import { flagFilters, flagWords } from './choices.ts'
import { openBathrooms, openBedrooms, openRent } from './open-ended.ts'
import type { PropertyFilters } from './search.ts'

/** '$1,000 to $5,000'; without an upper limit, '$1,000+'. */
const rentOf = ({ minRent, maxRent = openRent }: PropertyFilters): string[] => {
  const ceiling = maxRent === openRent ? undefined : formatDollars(maxRent)
  if (minRent === undefined) return ceiling ? [`up to ${ceiling}`] : []
  return [ceiling ? `${formatDollars(minRent)} to ${ceiling}` : `${formatDollars(minRent)}+`]
}

const roomsOf = (count: number | undefined, noun: string, open: number): string[] => {
  if (count === undefined) return []
  if (count === 0) return ['Studio']
  return [`${count}${count === open ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`]
}

/** Without the map's area. */
export const wordsOfFilters = (filters: PropertyFilters): string[] => {
  return [
    ...[exactPlaceText(filters), filters.location ?? ''].filter(Boolean),
    ...(filters.q ? [`“${filters.q}”`] : []),
    ...rentOf(filters),
    ...(filters.propertyType ? [filters.propertyType] : []),
    ...roomsOf(filters.bedrooms, 'bedroom', openBedrooms),
    ...roomsOf(filters.bathrooms, 'bathroom', openBathrooms),
    ...(filters.amenities?.split(',') ?? []),
    ...flagFilters.filter(name => filters[name] === 'true').map(name => flagWords[name]),
    ...(filters.includeRented === 'true' ? ['including rented'] : []),
  ]
}

/** With the map's area, if there is one. */
export const wordsOfSearch = (filters: PropertyFilters): string[] => [
  ...wordsOfFilters(filters),
  ...(filters.north === undefined ? [] : ['an area of the map']),
]
