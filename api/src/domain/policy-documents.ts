import { documentAddressOf, documentIdIn } from '@portal/contract/values/document-address'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { invalid } from '../platform/request/refusal.ts'
import { documents } from '../schema/documents.ts'
import { isNotDeleted, properties } from '../schema/properties.ts'

export const showsDocument = ({ id, ownerId }: { id: string; ownerId: string }) =>
  and(
    eq(properties.landlordId, ownerId),
    arrayContains(properties.policyDocuments, [documentAddressOf(id)]),
    isNotDeleted,
  )

/**
 * Throws `invalid` unless all are policies and the landlord's own. Call it in the landlord's turn, in which
 * documents are deleted, too.
 */
export const refuseForeignPolicies = async (
  database: Database,
  landlordId: string,
  addresses: readonly string[],
): Promise<void> => {
  const ids = [...new Set(addresses.flatMap(address => documentIdIn(address) ?? []))]
  if (ids.length === 0) return
  const isOwnPolicy = and(eq(documents.ownerId, landlordId), eq(documents.purpose, 'policy'))
  if ((await database.$count(documents, and(inArray(documents.id, ids), isOwnPolicy))) === ids.length) return
  throw invalid('policyDocuments', 'This is not one of your policies')
}
