import type { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { eq, sql } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { platformWarnings } from '../../schema/warnings.ts'

/** Takes note of one of the caller's warnings; again changes nothing, the time of the first stays. */
export const acknowledgeWarning: Verb<typeof warningEndpoints.acknowledge> = (
  { database, caller },
  { params },
) =>
  inTransaction(database, async transaction => {
    const itself = eq(platformWarnings.id, params.id)
    const [stored] = await transaction.select().from(platformWarnings).where(itself).for('update')
    if (!stored) throw notFound('warning')
    if (stored.userId !== caller.id) throw notFound('warning', { isAnothers: true })
    const [warning = stored] = await transaction
      .update(platformWarnings)
      .set({ isAcknowledged: true, acknowledgedAt: sql`coalesce(${platformWarnings.acknowledgedAt}, now())` })
      .where(itself)
      .returning()
    return { warning }
  })
