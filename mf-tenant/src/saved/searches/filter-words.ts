import { openRent, type PropertyFilters } from '@portal/contract/properties/search'
import { formatMoney } from '@portal/shared-ui/format-money'

const rentOf = ({ minRent, maxRent }: PropertyFilters): string[] => {
  if (minRent === undefined && maxRent === undefined) return []
  if (minRent === undefined) return [`up to ${formatMoney(maxRent ?? openRent)}`]
  return [
    maxRent === undefined ? `${formatMoney(minRent)}+` : `${formatMoney(minRent)} to ${formatMoney(maxRent)}`,
  ]
}

/** The top choice means that many or more (spec §9). */
const roomsOf = (count: number | undefined, noun: string, top: number): string[] => {
  if (count === undefined) return []
  if (count === 0) return ['Studio']
  return [`${count}${count === top ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`]
}

/** Every filter in a few words each. */
export const wordsOfFilters = (filters: PropertyFilters): string[] => {
  const place = filters.location ?? [filters.city, filters.state].filter(Boolean).join(', ')
  return [
    ...(place ? [place] : []),
    ...(filters.north === undefined ? [] : ['an area of the map']),
    ...(filters.q ? [`“${filters.q}”`] : []),
    ...rentOf(filters),
    ...(filters.propertyType ? [filters.propertyType] : []),
    ...roomsOf(filters.bedrooms, 'bedroom', 4),
    ...roomsOf(filters.bathrooms, 'bathroom', 3),
    ...(filters.amenities?.split(',') ?? []),
    ...(filters.petFriendly === 'true' ? ['pet friendly'] : []),
    ...(filters.smokingAllowed === 'true' ? ['smoking allowed'] : []),
    ...(filters.includeRented === 'true' ? ['rented homes, too'] : []),
  ]
}
