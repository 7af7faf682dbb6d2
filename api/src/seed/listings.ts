// Sixty homes around San Francisco, varied but the same in every demonstration.
import { listingAmenities, type PropertyType } from '@portal/contract/properties/choices'
import { capitalized } from '@portal/contract/values/words'
import type { properties } from '../schema/properties.ts'
import { bedroomWords, closings, wordsByType } from './listing-words.ts'
import { type Ago, idAt } from './moment.ts'
import { type Neighborhood, neighborhoods } from './neighborhoods.ts'
import type { People } from './people.ts'

type NewProperty = typeof properties.$inferInsert & { id: string }

const howMany = 60
/** The newest homes, so they are on the first page of a search without an area. */
const withoutCoordinates = new Set([0, 5, 9, 14])
/**
 * Oakland's houses that the assistant's examples find: "two bedrooms in Oakland under $3,000", "compare the first two".
 */
const withTwoBedrooms = new Set([6, 30])
/** Every tenth from the third on: six homes. */
const isDemonstrationLandlords = (index: number): boolean => index % 10 === 3

const types: readonly PropertyType[] = [
  'apartment',
  'condo',
  'apartment',
  'house',
  'apartment',
  'condo',
  'house',
  'office',
]

/** Pseudo-random, from 0 to 1. */
const chance = (index: number, salt: number): number => {
  const hashed = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453
  return hashed - Math.floor(hashed)
}

const pick = <Choice>(choices: readonly Choice[], index: number, salt: number): Choice => {
  const chosen = choices[Math.floor(chance(index, salt) * choices.length)]
  if (chosen === undefined) throw new Error('There is nothing to pick from')
  return chosen
}

const typeOf = (index: number): PropertyType => types[index % types.length] ?? 'apartment'

/** Each home gets the next title of its type. */
const earlierOfType = (index: number): number =>
  Array.from({ length: index }, (_, earlier) => typeOf(earlier)).filter(type => type === typeOf(index)).length

/** 'the Mission' in a sentence is 'Mission' in an address; a place that is a whole city has no neighborhood. */
const neighborhoodOf = ({ name, city }: Neighborhood): string | null =>
  name === city ? null : capitalized(name.replace(/^the /, '').replace(` ${city}`, ''))

const bedroomsOf = (index: number): number | null => {
  if (withTwoBedrooms.has(index)) return 2
  const more = Math.floor(chance(index, 3) * 4)
  return { office: null, house: Math.min(2 + more, 4), apartment: more, condo: more }[typeOf(index)]
}

export const makeListings = (
  ago: Ago,
  { landlordId, otherLandlordIds }: Pick<People, 'landlordId' | 'otherLandlordIds'>,
): NewProperty[] =>
  Array.from({ length: howMany }, (_, index) => {
    const owner = isDemonstrationLandlords(index)
      ? landlordId
      : otherLandlordIds[index % otherLandlordIds.length]
    return makeListing(ago, index, owner ?? landlordId)
  })

const makeListing = (ago: Ago, index: number, landlordId: string): NewProperty => {
  const place = neighborhoods[(index * 7) % neighborhoods.length] ?? pick(neighborhoods, index, 2)
  const propertyType = typeOf(index)
  const words = wordsByType[propertyType]
  const isOffice = propertyType === 'office'
  const bedrooms = bedroomsOf(index)
  const rooms = bedrooms ?? 2
  const bathrooms = isOffice ? 1 : Math.min(1 + Math.floor(rooms / 2) + (chance(index, 4) > 0.6 ? 0.5 : 0), 4)
  const squareFootage = Math.round((420 + rooms * 290 + chance(index, 5) * 260) / 10) * 10
  const rentAmount = Math.round(((1500 + rooms * 850 + chance(index, 6) * 500) * place.priceLevel) / 25) * 25
  const amenities = listingAmenities.filter((_, number) => chance(index, 20 + number) > 0.62)
  const createdAt = ago(index * 1.4, 2)
  const title = (words.titles[earlierOfType(index) % words.titles.length] ?? '')
    .replace('{bedrooms}', bedroomWords[rooms] ?? '')
    .replace('{place}', place.name)
  const hasPlace = !withoutCoordinates.has(index)
  return {
    id: idAt(createdAt, 1000 + index),
    landlordId,
    title: capitalized(title),
    description: [pick(words.openings, index, 8), place.charm, pick(closings, index, 9)].join(' '),
    address: `${100 + Math.floor(chance(index, 10) * 2400)} ${pick(place.streets, index, 11)}`,
    city: place.city,
    state: 'CA',
    zipCode: place.zipCode,
    neighborhood: neighborhoodOf(place),
    latitude: hasPlace ? round(place.latitude + (chance(index, 12) - 0.5) * 0.006) : null,
    longitude: hasPlace ? round(place.longitude + (chance(index, 13) - 0.5) * 0.006) : null,
    propertyType,
    bedrooms,
    bathrooms,
    squareFootage,
    rentAmount,
    securityDeposit: rentAmount,
    minimumIncome: isOffice ? null : rentAmount * 3,
    availableDate: ago(-Math.floor(chance(index, 14) * 45)).slice(0, 10),
    isAvailable: index % 6 !== 1,
    amenities: [...amenities],
    petFriendly: chance(index, 15) > 0.5,
    smokingAllowed: chance(index, 16) > 0.88,
    requiresBackgroundCheck: chance(index, 17) > 0.2,
    createdAt,
    updatedAt: createdAt,
  }
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
