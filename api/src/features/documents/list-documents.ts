import { documentFact } from '@portal/contract/consents/categories'
import type { documentEndpoints } from '@portal/contract/documents/endpoints'
import { and, desc, eq, sql } from 'drizzle-orm'
import { consentStatus } from '../../domain/open-consent.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { consentReads, userConsents } from '../../schema/consents.ts'
import { documents, isDocumentKept } from '../../schema/documents.ts'
import { users } from '../../schema/people.ts'

/** Newest first, with the people with whom each is shared at this moment. */
export const listDocuments: Verb<typeof documentEndpoints.list> = async ({ database, caller }) => {
  const own = await database
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, caller.id), isDocumentKept))
    .orderBy(desc(documents.id))
  const shares = await readShares(database, caller.id)
  return {
    documents: own.map(document => ({
      ...document,
      seenBy: shares.filter(({ field }) => field === documentFact(document.id)),
    })),
  }
}

const readShares = (database: Database, ownerId: string) => {
  const field = sql<string>`unnest(${userConsents.specificFields})`.as('field')
  const shared = database
    .select({
      id: userConsents.id,
      requesterId: userConsents.requesterId,
      expiresAt: userConsents.expiresAt,
      field,
    })
    .from(userConsents)
    .where(
      and(
        eq(userConsents.ownerId, ownerId),
        eq(userConsents.dataCategory, 'documents'),
        eq(consentStatus, 'granted'),
      ),
    )
    .as('shared')
  return database
    .select({
      field: shared.field,
      firstName: users.firstName,
      lastName: users.lastName,
      expiresAt: shared.expiresAt,
      looks: sql<number>`(select count(*)::int from ${consentReads} where ${and(
        eq(consentReads.consentId, shared.id),
        sql`${shared.field} = any(${consentReads.fields})`,
      )})`,
    })
    .from(shared)
    .innerJoin(users, eq(users.id, shared.requesterId))
    .orderBy(users.firstName, shared.id)
}
