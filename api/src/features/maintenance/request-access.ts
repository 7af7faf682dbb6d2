// Who may see and change a request: fetch it or throw.
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound } from '../../platform/refusal.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { requestColumns } from './request-columns.ts'
import { isHomeThere } from './request-conditions.ts'

export type RequestRow = typeof maintenanceRequests.$inferSelect & { timeZone: string | null }

/** The request of which the caller is the tenant or the landlord; throws `not_found` for any other. */
export const getOwnRequest = async (database: Database, caller: Caller, id: string): Promise<RequestRow> => {
  const [request] = await selectRequest(database, id)
  return ownOrThrow(request, caller)
}

/** The same, locked until the transaction ends, so that changes to it come one after another. */
export const lockOwnRequest = async (
  transaction: Database,
  caller: Caller,
  id: string,
): Promise<RequestRow> => {
  const [request] = await selectRequest(transaction, id).for('update')
  return ownOrThrow(request, caller)
}

const selectRequest = (database: Database, id: string) =>
  database
    .select(requestColumns)
    .from(maintenanceRequests)
    .where(and(eq(maintenanceRequests.id, id), isHomeThere))

const ownOrThrow = (request: RequestRow | undefined, caller: Caller): RequestRow => {
  if (!request) throw notFound('request')
  if (request.tenantId !== caller.id && request.landlordId !== caller.id)
    throw notFound('request', { isAnothers: true })
  return request
}
