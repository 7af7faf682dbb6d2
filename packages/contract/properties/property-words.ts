// The same on cards, in popups and on its page (spec §2.8, §2.9, §2.10).
import { formatCount } from '../values/numerals.ts'
import { capitalized } from '../values/words.ts'
import type { Property } from './property.ts'

/** '1 home', '2 homes', '1,000 homes'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** Without the street if the reader may not see it. */
export const addressOf = ({ address, city, state }: Pick<Property, 'address' | 'city' | 'state'>): string =>
  [address, city, state].filter(Boolean).join(', ')

/** 'Apartment'. */
export const typeOf = ({ propertyType }: Pick<Property, 'propertyType'>): string => capitalized(propertyType)

/** 'Studio', '1 bed', 'N beds'; empty if unknown. A map's popup says 'N bed' (spec §2.9). */
export const bedroomsOf = ({ bedrooms }: Pick<Property, 'bedrooms'>, many = 'beds'): string[] => {
  if (bedrooms === null) return []
  return [bedrooms === 0 ? 'Studio' : countOf(bedrooms, 'bed', many)]
}

/** 'N beds', 'N baths', 'N sqft', if known. */
export const factsOf = (property: Pick<Property, 'bedrooms' | 'bathrooms' | 'squareFootage'>): string[] => [
  ...bedroomsOf(property),
  ...(property.bathrooms === null ? [] : [countOf(property.bathrooms, 'bath')]),
  ...(property.squareFootage === null ? [] : [countOf(property.squareFootage, 'sqft', 'sqft')]),
]

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Not a date in the past, or today's. */
export const isComing = (date: string, today: string = new Date().toISOString().slice(0, 10)): boolean =>
  date > today

/** 'Available from Jan 5, 2027'; empty for a rented home, and one that is free today. */
export const availableFromOf = (
  { isAvailable, availableDate }: Pick<Property, 'isAvailable' | 'availableDate'>,
  today?: string,
): string[] =>
  isAvailable && availableDate && isComing(availableDate, today)
    ? [`Available from ${day.format(new Date(availableDate))}`]
    : []

/** An organization's name, or the person's. */
export const landlordName = ({ landlord }: Pick<Property, 'landlord'>): string =>
  (landlord.accountType === 'organization' && landlord.organizationName) ||
  `${landlord.firstName} ${landlord.lastName}`
