// One for each home, tenant and landlord.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import { properties } from '../../schema/properties.ts'
import { threads } from '../../schema/threads.ts'

interface Parties {
  propertyId: string
  tenantId: string
  landlordId: string
}

type Thread = typeof threads.$inferSelect

/**
 * Finds the conversation, or begins it, and locks it until the transaction ends. The home must exist. The
 * conversation may be closed; see `refuseIfClosed`.
 */
export const openThread = async (
  transaction: Database,
  { propertyId, tenantId, landlordId }: Parties,
): Promise<Thread> => {
  const title = transaction
    .select({ title: properties.title })
    .from(properties)
    .where(eq(properties.id, propertyId))
  const [thread] = await transaction
    .insert(threads)
    .values({ propertyId, tenantId, landlordId, propertyTitle: sql`(${title})` })
    .onConflictDoUpdate({
      target: [threads.propertyId, threads.tenantId, threads.landlordId],
      set: { lastPosition: sql`${threads.lastPosition}` }, // locks the row, and returns it
    })
    .returning()
  if (!thread) throw new Error(`There is no conversation about the home ${propertyId}`)
  return thread
}

/** Throws `conflict`, which says who closed it. */
export const refuseIfClosed = ({ closedBy, tenantId }: Thread, caller: { id: string }): void => {
  if (closedBy === null) return
  if (closedBy === caller.id)
    throw new Refusal('conflict', 'You archived this conversation. Reopen it to write.')
  const who = closedBy === tenantId ? 'The tenant' : 'The landlord'
  throw new Refusal('conflict', `${who} archived this conversation.`)
}
