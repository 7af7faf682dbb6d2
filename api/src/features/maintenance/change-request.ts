import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'
import { lockOwnRequest, type RequestRow } from './request-access.ts'

type NewUpdate = typeof maintenanceRequestUpdates.$inferInsert

interface Change {
  set: Partial<typeof maintenanceRequests.$inferInsert>
  update: Pick<NewUpdate, 'updateType' | 'message' | 'oldValue' | 'newValue'>
}

/**
 * Does one thing to a request: changes the row, writes exactly one update, and announces it. `decide` sees the request
 * as it is while nobody else can change it, and may throw.
 */
export const changeRequest = (
  { database, caller, jobs }: Context<Caller>,
  id: string,
  decide: (request: RequestRow) => Change,
): Promise<{ request: RequestRow }> =>
  inTransaction(database, async transaction => {
    const before = await lockOwnRequest(transaction, caller, id)
    const { set, update } = decide(before)
    const now = new Date().toISOString()
    const [request = before] = await transaction
      .update(maintenanceRequests)
      .set({ ...set, updatedAt: now })
      .where(eq(maintenanceRequests.id, id))
      .returning()
    const updateId = Bun.randomUUIDv7()
    const isSame = eq(maintenanceRequestUpdates.requestId, id)
    const position = 1 + (await transaction.$count(maintenanceRequestUpdates, isSame))
    await transaction
      .insert(maintenanceRequestUpdates)
      .values({ ...update, id: updateId, requestId: id, userId: caller.id, position, createdAt: now })
    await jobs.announce(transaction, { type: 'maintenance_updated', updateId })
    return { request }
  })
