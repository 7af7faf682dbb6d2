import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { requestColumnsFor } from './request-columns.ts'
import { hasHome } from './request-conditions.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof selectRequest>>[number]>

/** A request whose tenant or landlord is the caller; throws `not_found` for any other. */
export const getOwnRequest = async (database: Database, caller: Caller, id: string): Promise<RequestRow> => {
  const [request] = await selectRequest(database, caller, id)
  return ownOrThrow(request, caller)
}

/** The same, locked until the transaction ends, so that changes happen one at a time. */
export const lockOwnRequest = async (
  transaction: Database,
  caller: Caller,
  id: string,
): Promise<RequestRow> => {
  const [request] = await selectRequest(transaction, caller, id).for('update')
  return ownOrThrow(request, caller)
}

const selectRequest = (database: Database, caller: Caller, id: string) =>
  database
    .select(requestColumnsFor(caller.id))
    .from(maintenanceRequests)
    .where(and(eq(maintenanceRequests.id, id), hasHome))

const ownOrThrow = (request: RequestRow | undefined, caller: Caller): RequestRow => {
  if (!request) throw notFound('request')
  if (request.tenantId !== caller.id && request.landlordId !== caller.id)
    throw notFound('request', { belongsToAnother: true })
  return request
}
