import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { lockOwnRequest, type RequestRow } from './request-access.ts'
import { requestColumnsFor } from './request-columns.ts'

type NewUpdate = typeof maintenanceRequestUpdates.$inferInsert

interface Change {
  set: Partial<typeof maintenanceRequests.$inferInsert>
  update: Pick<NewUpdate, 'updateType' | 'message' | 'oldValue' | 'newValue'>
}

/**
 * Applies one action to a request: changes the row, writes exactly one update, and announces it. `decide`
 * sees the locked request, and can throw.
 */
export const changeRequest = async (
  { database, caller, jobs }: Context<Caller>,
  id: string,
  decide: (request: RequestRow) => Change | Promise<Change>,
): Promise<{ request: RequestRow }> => {
  const before = await lockOwnRequest(database, caller, id)
  const { set, update } = await decide(before)
  const now = new Date().toISOString()
  const [request = before] = await database
    .update(maintenanceRequests)
    .set(set)
    .where(eq(maintenanceRequests.id, id))
    .returning(requestColumnsFor(caller.id))
  const updateId = Bun.randomUUIDv7()
  const isSame = eq(maintenanceRequestUpdates.requestId, id)
  const position = 1 + (await database.$count(maintenanceRequestUpdates, isSame))
  await database
    .insert(maintenanceRequestUpdates)
    .values({ ...update, id: updateId, requestId: id, userId: caller.id, position, createdAt: now })
  await jobs.announce(database, { type: 'maintenance_updated', updateId })
  return { request }
}
