import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { lockOwnRequest, type RequestRow } from './request-access.ts'
import { requestColumnsFor } from './request-columns.ts'

type NewUpdate = typeof maintenanceRequestUpdates.$inferInsert

interface Change {
  set: PgUpdateSetSource<typeof maintenanceRequests>
  update: Omit<NewUpdate, 'id' | 'requestId' | 'userId' | 'position' | 'createdAt'>
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
  const [request = before] = await database
    .update(maintenanceRequests)
    .set(set)
    .where(eq(maintenanceRequests.id, id))
    .returning(requestColumnsFor(caller.id))
  await addUpdate({ database, jobs }, { ...update, requestId: id, userId: caller.id })
  return { request }
}

/** Its request must be locked; a vendor has no `userId`. */
export const addUpdate = async (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  update: Omit<NewUpdate, 'id' | 'position' | 'createdAt'>,
): Promise<void> => {
  const updateId = Bun.randomUUIDv7()
  const isSame = eq(maintenanceRequestUpdates.requestId, update.requestId)
  const position = 1 + (await database.$count(maintenanceRequestUpdates, isSame))
  await database
    .insert(maintenanceRequestUpdates)
    .values({ ...update, id: updateId, position, createdAt: new Date().toISOString() })
  await jobs.announce(database, { type: 'maintenance_updated', updateId })
}
