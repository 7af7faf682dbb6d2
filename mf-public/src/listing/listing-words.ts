// A home in words, the same on cards, in popups and on its page (spec §2.9, §2.10).
import type { Property } from '@portal/contract/properties/property'
import { formatMoney } from '@portal/shared-ui/format-money'

/** '1 home', '2 homes', '1,000 homes'. */
export const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** 'address, city, state'. */
export const addressOf = ({ address, city, state }: Property): string => `${address}, ${city}, ${state}`

/** '$2,450/month'. */
export const monthlyRent = ({ rentAmount }: Property): string => `${formatMoney(rentAmount)}/month`

export const typeOf = ({ propertyType }: Property): string =>
  propertyType.charAt(0).toUpperCase() + propertyType.slice(1)

const bedrooms = (count: number): string => (count === 0 ? 'Studio' : countOf(count, 'bed', 'beds'))

/** 'N beds', 'N baths', 'N sqft', as far as they are known. */
export const factsOf = ({ bedrooms: beds, bathrooms, squareFootage }: Property): string[] => [
  ...(beds === null ? [] : [bedrooms(beds)]),
  ...(bathrooms === null ? [] : [countOf(bathrooms, 'bath', 'baths')]),
  ...(squareFootage === null ? [] : [`${squareFootage.toLocaleString('en-US')} sqft`]),
]

/** An organization goes by its own name, everyone else by theirs. */
export const landlordName = ({ landlord }: Property): string =>
  (landlord.accountType === 'organization' && landlord.organizationName) ||
  `${landlord.firstName} ${landlord.lastName}`
