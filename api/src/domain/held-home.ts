// Homes that an administrator hides: they are private, and cannot be listed until one of them frees them.
import { changedHomeType } from '@portal/contract/moderation/violation-words'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { Refusal } from '../platform/request/refusal.ts'
import { properties } from '../schema/properties.ts'
import { contentViolations, isFindingOpen } from '../schema/warnings.ts'

type Home = Pick<typeof properties.$inferSelect, 'id' | 'landlordId' | 'heldAt' | 'heldReason'>

/** Throws `conflict` for a home that an administrator hides. */
export const refuseWhileHeld = ({ heldAt }: Pick<Home, 'heldAt'>): void => {
  if (heldAt)
    throw new Refusal(
      'conflict',
      'An administrator hides this home. Change what was wrong with it, and we’ll look at it again.',
    )
}

/** Does nothing to a home that is hidden already. */
export const holdHome = async (transaction: Database, id: string, reason: string): Promise<void> => {
  const { heldAt, visibilityLevel } = properties
  await transaction
    .update(properties)
    .set({
      heldAt: sql`coalesce(${heldAt}, now())`,
      heldVisibility: sql`case when ${heldAt} is null then ${visibilityLevel} else ${properties.heldVisibility} end`,
      heldReason: reason,
      visibilityLevel: 'private',
    })
    .where(eq(properties.id, id))
}

/** It is listed as it was before; an archived one stays private. */
export const freeHome = async (transaction: Database, id: string): Promise<void> => {
  const { archivedAt, heldVisibility, visibilityLevel } = properties
  await transaction
    .update(properties)
    .set({
      heldAt: null,
      heldReason: null,
      heldVisibility: null,
      visibilityLevel: sql`case when ${archivedAt} is null then coalesce(${heldVisibility}, ${visibilityLevel}) else ${visibilityLevel} end`,
    })
    .where(and(eq(properties.id, id), isNotNull(properties.heldAt)))
}

/** Brings a hidden home that was changed back to administrators, unless it waits for them already. */
export const queueHeldHome = async (
  transaction: Database,
  { id, landlordId, heldReason }: Home,
): Promise<void> => {
  const { subjectId, status, reason, violationType } = contentViolations
  const isAbout = eq(subjectId, id)
  const isWaiting = and(isAbout, isFindingOpen(status), eq(violationType, changedHomeType))
  if ((await transaction.$count(contentViolations, isWaiting)) > 0) return
  const [last] = await transaction
    .select({ reason })
    .from(contentViolations)
    .where(and(isAbout, eq(status, 'confirmed')))
    .orderBy(desc(contentViolations.id))
    .limit(1)
  await transaction.insert(contentViolations).values({
    userId: landlordId,
    violationType: changedHomeType,
    source: 'check',
    subjectType: 'property',
    subjectId: id,
    reason: last?.reason ?? 'other',
    note: heldReason,
  })
}
