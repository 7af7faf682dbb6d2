import { and, eq } from 'drizzle-orm'
import { showsDocument } from '../../domain/policy-documents.ts'
import { isTenantOf } from '../../domain/tenancy-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import type { documents } from '../../schema/documents.ts'
import { properties } from '../../schema/properties.ts'
import { isLeaseOpen, tenancies } from '../../schema/tenancies.ts'

type Paper = Pick<typeof documents.$inferSelect, 'id' | 'ownerId' | 'purpose'>

/**
 * Whether this person, or a visitor, may read a document at this moment: its owner may, and anyone if it is a policy of a public home.
 */
export const mayReadDocument = async (
  database: Database,
  document: Paper,
  personId: string | undefined,
): Promise<boolean> => {
  if (document.ownerId === personId) return true
  if (document.purpose !== 'policy') return false
  const isShown = and(showsDocument(document), eq(properties.visibilityLevel, 'public'))
  return (await database.$count(properties, isShown)) > 0
}

/** Whether the document is the lease of a tenancy which this person was offered, has or had. */
export const isOwnLease = async (database: Database, document: Paper, caller: Caller): Promise<boolean> => {
  if (document.purpose !== 'lease') return false
  const isTheirs = and(eq(tenancies.leaseDocumentId, document.id), isTenantOf(caller), isLeaseOpen)
  return (await database.$count(tenancies, isTheirs)) > 0
}
