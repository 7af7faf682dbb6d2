import type { firstStepEndpoints } from '@portal/contract/auth/first-steps-endpoints'
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isPartyOf } from '../../domain/tenancy-rows.ts'
import type { Verb } from '../../platform/request/route.ts'
import { tenantProfiles, users } from '../../schema/people.ts'
import { favorites, isNotDeleted, properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { threads } from '../../schema/threads.ts'

export const readFirstSteps: Verb<typeof firstStepEndpoints.read> = async ({ database, caller }) => {
  const { id, userType, profilePicture, emailConfirmedAt } = caller
  const isTenant = userType === 'tenant'
  const isThere = (table: PgTable, condition: SQL | undefined) =>
    sql<boolean>`${exists(database.select({ one: sql`1` }).from(table).where(condition))}`
  const isFilled = isTenant ? isThere(tenantProfiles, eq(tenantProfiles.userId, id)) : sql<boolean>`true`
  const hasBegun = isTenant
    ? isThere(savedSearches, eq(savedSearches.userId, id))
    : isThere(properties, and(eq(properties.landlordId, id), isNotDeleted))
  const parties = database
    .select({ one: sql`1` })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(isPartyOf(caller))
  const hasDealings = sql<boolean>`${or(
    isThere(threads, or(eq(threads.tenantId, id), eq(threads.landlordId, id))),
    exists(parties),
    isThere(favorites, eq(favorites.userId, id)),
  )}`
  const [steps] = await database
    .select({ hasDealings, isFilled, hasBegun })
    .from(users)
    .where(eq(users.id, id))
  return {
    hasDealings: steps?.hasDealings ?? false,
    isEmailConfirmed: emailConfirmedAt !== null,
    hasProfile: profilePicture !== null && steps?.isFilled === true,
    hasBegun: steps?.hasBegun ?? false,
  }
}
