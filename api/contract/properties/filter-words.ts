// What is searched for, in words: above the results, and in the names of saved searches.
import { formatDollars } from '../values/numerals.ts'
import { openBathrooms, openBedrooms, openRent } from './open-ended.ts'
import type { PropertyFilters } from './search.ts'

/** '$1,000 to $5,000'; without a ceiling, '$1,000+'. */
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

/** Each filter that is on, in a few words. The area of a map is none of them. */
export const wordsOfFilters = (filters: PropertyFilters): string[] => {
  const place = filters.location ?? [filters.city, filters.state].filter(Boolean).join(', ')
  return [
    ...(place ? [place] : []),
    ...(filters.q ? [`“${filters.q}”`] : []),
    ...rentOf(filters),
    ...(filters.propertyType ? [filters.propertyType] : []),
    ...roomsOf(filters.bedrooms, 'bedroom', openBedrooms),
    ...roomsOf(filters.bathrooms, 'bathroom', openBathrooms),
    ...(filters.amenities?.split(',') ?? []),
    ...(filters.petFriendly === 'true' ? ['pet friendly'] : []),
    ...(filters.smokingAllowed === 'true' ? ['smoking allowed'] : []),
    ...(filters.includeRented === 'true' ? ['rented homes, too'] : []),
  ]
}

/** With the area of the map that is searched, if any. */
export const wordsOfSearch = (filters: PropertyFilters): string[] => [
  ...wordsOfFilters(filters),
  ...(filters.north === undefined ? [] : ['an area of the map']),
]
