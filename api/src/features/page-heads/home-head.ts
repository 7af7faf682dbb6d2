import type { PageHead } from '@portal/contract/page-heads/page-head'
import { factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq } from 'drizzle-orm'
import { picturePath } from '../../domain/home-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { type FoundHead, hidden } from './found-head.ts'
import { monthly, plainly } from './plain-words.ts'

export type Home = typeof properties.$inferSelect

/** A home that was not deleted, including private ones. */
export const findHome = async (database: Database, id: string): Promise<Home | undefined> => {
  const [home] = await database
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNotDeleted))
  return home
}

/** The head of a public home. A private one, which only its landlord can open, shows no details. */
export const readHomeHead = async ({ database, caller, env }: Context, id: string): Promise<FoundHead> => {
  const home = await findHome(database, id)
  if (home?.visibilityLevel === 'public') return headOf(home, env)
  return home && home.landlordId === caller?.id ? hidden : null
}

const headOf = (home: Home, env: Context['env']): Omit<PageHead, 'status'> => {
  const place = plainly(`${home.city}, ${home.state}`, 60)
  const facts = [...factsOf(home), `${typeOf(home)} in ${place}`].join(' · ')
  const description = plainly(`${monthly(home.rentAmount)} · ${facts}. ${home.description}`, 200)
  return {
    path: sitePaths.property(home.id),
    title: `${plainly(home.title, 70)} – ${place}`,
    description,
    picture: picturePath(home),
    structuredData: structuredDataOf(home, description, env),
  }
}

const schemaTypes = {
  apartment: 'Apartment',
  condo: 'Apartment',
  house: 'House',
  office: 'Accommodation',
} as const

const structuredDataOf = (
  home: Home,
  description: string,
  { portalName }: Context['env'],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  name: plainly(home.title, 110),
  description,
  url: sitePaths.property(home.id),
  image: picturePath(home),
  datePosted: home.createdAt,
  provider: { '@type': 'Organization', name: portalName, url: sitePaths.home },
  mainEntity: {
    '@type': schemaTypes[home.propertyType],
    name: plainly(home.title, 110),
    address: {
      '@type': 'PostalAddress',
      streetAddress: plainly(home.address, 200),
      addressLocality: plainly(home.city, 100),
      addressRegion: plainly(home.state, 100),
      postalCode: plainly(home.zipCode, 20),
      addressCountry: 'US',
    },
    ...(home.latitude !== null &&
      home.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: home.latitude, longitude: home.longitude },
      }),
    ...(home.bedrooms !== null && { numberOfBedrooms: home.bedrooms }),
    ...(home.bathrooms !== null && { numberOfBathroomsTotal: home.bathrooms }),
    ...(home.squareFootage !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: home.squareFootage, unitCode: 'FTK' },
    }),
    petsAllowed: home.petFriendly,
  },
  offers: {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `https://schema.org/${home.isAvailable ? 'InStock' : 'OutOfStock'}`,
    ...(home.availableDate !== null && { availabilityStarts: home.availableDate }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: home.rentAmount,
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  },
})
