import type { Property } from '@portal/contract/properties/property'

type Facts = Pick<Property, 'propertyType' | 'bedrooms' | 'bathrooms' | 'squareFootage'>

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** Type, rooms and size of a home in words; what is not known is left out. */
export const factsOf = ({ propertyType, bedrooms, bathrooms, squareFootage }: Facts): string[] =>
  [
    propertyType.charAt(0).toUpperCase() + propertyType.slice(1),
    bedrooms !== null && (bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed')),
    bathrooms !== null && counted(bathrooms, 'bath'),
    squareFootage !== null && `${squareFootage.toLocaleString('en-US')} sqft`,
  ].filter(fact => fact !== false)
