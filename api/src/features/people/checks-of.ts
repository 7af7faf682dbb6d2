import type { Check } from '@portal/contract/verifications/check'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { isHomeCheckValid } from '../../domain/paper-checks.ts'
import type { Database } from '../../platform/database/database.ts'
import { standingOf, type users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import {
  biometricVerifications,
  locationVerifications,
  verificationReviews,
} from '../../schema/verification.ts'

/** Enough for a page; a landlord with more shows the latest. */
const maxHomes = 10

/** What was checked of a person, and lasts; never what failed. */
export const checksOf = async (database: Database, person: typeof users.$inferSelect): Promise<Check[]> => {
  const { isVerified, isOrganizationVerified } = standingOf(person)
  return [
    ...(isVerified ? await identityOf(database, person.id) : []),
    ...(isOrganizationVerified ? await papersOf(database, person.id) : []),
    ...(person.userType === 'landlord' ? await homesOf(database, person.id) : []),
  ]
}

const identityOf = async (database: Database, personId: string): Promise<Check[]> => {
  const { userId, status, verifiedAt, expiresAt } = biometricVerifications
  const [identity] = await database
    .select({ verifiedAt, expiresAt })
    .from(biometricVerifications)
    .where(and(eq(userId, personId), eq(status, 'verified'), gt(expiresAt, sql`now()`)))
    .orderBy(desc(expiresAt))
    .limit(1)
  return identity?.verifiedAt ? [{ kind: 'identity', ...identity, verifiedAt: identity.verifiedAt }] : []
}

const papersOf = async (database: Database, personId: string): Promise<Check[]> => {
  const { userId, kind, status, decidedAt, expiresAt } = verificationReviews
  const isShown = and(
    eq(userId, personId),
    eq(status, 'approved'),
    gt(expiresAt, sql`now()`),
    sql`${kind} in ('organization', 'license')`,
  )
  const [paper] = await database
    .select({ kind, decidedAt, expiresAt })
    .from(verificationReviews)
    .where(isShown)
    .orderBy(desc(expiresAt))
    .limit(1)
  return paper?.decidedAt
    ? [{ kind: paper.kind, verifiedAt: paper.decidedAt, expiresAt: paper.expiresAt }]
    : []
}

const homesOf = async (database: Database, personId: string): Promise<Check[]> => {
  const { createdAt, expiresAt, userId, propertyId, verificationMethod } = locationVerifications
  const homes = await database
    .select({
      verifiedAt: createdAt,
      expiresAt,
      subject: properties.title,
      method: verificationMethod,
    })
    .from(locationVerifications)
    .innerJoin(
      properties,
      and(eq(properties.id, propertyId), isNotDeleted, eq(properties.visibilityLevel, 'public')),
    )
    .where(and(eq(userId, personId), isHomeCheckValid, eq(properties.landlordId, personId)))
    .orderBy(desc(createdAt))
    .limit(maxHomes)
  return homes.map(({ method, ...home }) => ({
    kind: method === 'document' ? ('home' as const) : ('home_location' as const),
    ...home,
  }))
}
