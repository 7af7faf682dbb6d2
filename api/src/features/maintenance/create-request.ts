import type { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { and, eq } from 'drizzle-orm'
import { useRequestPhotos } from '../../domain/use-photos.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { isActive, tenancies } from '../../schema/tenancies.ts'
import { readMyRequests } from './read-requests.ts'
import { getOwnRequest } from './request-access.ts'
import { requestColumnsFor } from './request-columns.ts'

/**
 * Files a request for a home where the tenant lives today, and notifies its landlord. Throws `conflict` if
 * the tenant's list would no longer fit into one answer (docs/decisions/limits.md).
 */
export const createRequest: Verb<typeof filingEndpoints.create> = async (context, { body }) => {
  const { database, caller, jobs } = context
  const landlordId = await landlordOfHome(database, caller.id, body.propertyId)
  const id = Bun.randomUUIDv7()
  const [request] = await database
    .insert(maintenanceRequests)
    .values({ ...body, id, tenantId: caller.id, landlordId, isUrgent: body.priority === 'urgent' })
    .returning(requestColumnsFor(caller.id))
  if (!request) throw new Error('The insert of a request returned no row')
  await useRequestPhotos(database, request, body.images)
  const { nextCursor } = await readMyRequests(context, {})
  if (nextCursor !== null)
    throw new Refusal(
      'conflict',
      'You’ve reached the limit of repair requests. Please contact your landlord about this repair.',
    )
  await jobs.announce(database, { type: 'maintenance_filed', requestId: id })
  return { request }
}

/** The request from an earlier call, as it is now; throws `not_found` once it was deleted with its home. */
export const readCreatedRequest: Again<typeof filingEndpoints.create> = async (
  { database, caller },
  answered,
) => ({ request: await getOwnRequest(database, caller, answered.request.id) })

/** Throws `not_found` unless the tenant lives there today; home and tenancy stay unchanged until the transaction ends. */
const landlordOfHome = async (
  transaction: Database,
  tenantId: string,
  propertyId: string,
): Promise<string> => {
  const [home] = await transaction
    .select({ landlordId: properties.landlordId })
    .from(properties)
    .innerJoin(tenancies, eq(tenancies.propertyId, properties.id))
    .where(and(eq(tenancies.tenantId, tenantId), eq(properties.id, propertyId), isNotDeleted, isActive))
    .limit(1)
    .for('share')
  if (!home) throw notFound('home of yours')
  return home.landlordId
}
