import type { documentEndpoints } from '@portal/contract/documents/endpoints'
import { documentIdIn } from '@portal/contract/values/document-address'
import { and, eq, inArray } from 'drizzle-orm'
import { isVisibleTo } from '../../domain/property-rows.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { documents } from '../../schema/documents.ts'
import { properties } from '../../schema/properties.ts'

/** The policies of a home that the caller may see, in its landlord's order. */
export const listPolicies: Verb<typeof documentEndpoints.ofHome> = async (
  { database, caller },
  { params },
) => {
  const [home] = await database
    .select({ landlordId: properties.landlordId, addresses: properties.policyDocuments })
    .from(properties)
    .where(and(eq(properties.id, params.id), isVisibleTo(caller)))
  if (!home) throw notFound('property')
  const ids = home.addresses.flatMap(address => documentIdIn(address) ?? [])
  if (ids.length === 0) return { policies: [] }
  const rows = await database
    .select()
    .from(documents)
    .where(
      and(
        inArray(documents.id, ids),
        eq(documents.ownerId, home.landlordId),
        eq(documents.purpose, 'policy'),
      ),
    )
  return { policies: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) }
}
