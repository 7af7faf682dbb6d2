import { homeCheck } from '@portal/contract/verifications/lifecycle'
import type { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { and, eq, gt, sql } from 'drizzle-orm'
import { metersBetween } from '../../domain/meters-between.ts'
import { lockOwnProperty } from '../../domain/property-access.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { locationVerifications } from '../../schema/verification.ts'
import { asLocated } from './list-verifications.ts'

/**
 * A phone's location proves little, and its badge says so. Throws `invalid` if the phone is not sure enough where it is, or
 * too far from the home, and `conflict` for a home that was checked in the last day.
 */
export const locateHome: Verb<typeof reviewEndpoints.locate> = async (
  { database, caller, userAgent },
  { body },
) => {
  const { propertyId, latitude, longitude, accuracy } = body
  const { home, place } = await lockPlacedHome(database, caller, propertyId)
  const { id, createdAt } = locationVerifications
  const isFresh = and(
    eq(locationVerifications.propertyId, home.id),
    eq(locationVerifications.verificationMethod, 'geolocation'),
    gt(createdAt, sql`now() - interval '1 day'`),
  )
  if ((await database.$count(locationVerifications, isFresh)) > 0)
    throw new Refusal('conflict', 'This home was checked today. Please try again tomorrow.')
  if (accuracy > homeCheck.maxAccuracy)
    throw invalid('accuracy', 'Your phone isn’t sure where it is. Please go outside and try again')
  const meters = metersBetween(place, { latitude, longitude })
  if (meters > homeCheck.maxDistance)
    throw invalid('latitude', `Your phone is about ${distanceInWords(meters)} from the home`)
  const [check] = await database
    .insert(locationVerifications)
    .values({
      userId: caller.id,
      propertyId: home.id,
      latitude,
      longitude,
      accuracy,
      address: home.address,
      verificationType: 'home',
      verificationMethod: 'geolocation',
      isVerified: true,
      deviceInfo: { userAgent },
      expiresAt: sql`now() + ${homeCheck.years} * interval '1 year'`,
    })
    .returning({ id })
  return { verification: await getLocated(database, check?.id ?? '') }
}

/** Throws `invalid` for one without coordinates, and like `lockOwnProperty`. */
export const lockPlacedHome = async (database: Database, caller: Caller, id: string) => {
  const home = await lockOwnProperty(database, caller, id, { strength: 'share' })
  const { latitude, longitude } = home
  if (latitude === null || longitude === null)
    throw invalid('propertyId', 'Please place the home on the map first')
  return { home, place: { latitude, longitude } }
}

const distanceInWords = (meters: number): string => {
  const feet = meters * 3.28084
  return feet < 2640 ? `${Math.round(feet / 100) * 100} feet` : `${(feet / 5280).toFixed(1)} miles`
}

const getLocated = async (database: Database, id: string) => {
  const [found] = await database
    .select({ check: locationVerifications, title: properties.title })
    .from(locationVerifications)
    .innerJoin(properties, and(eq(properties.id, locationVerifications.propertyId), isNotDeleted))
    .where(eq(locationVerifications.id, id))
  if (!found) throw notFound('verification')
  return asLocated(found.check, found.title)
}

export const readLocated: Again<typeof reviewEndpoints.locate> = async ({ database }, made) => ({
  verification: await getLocated(database, made.verification.id),
})
