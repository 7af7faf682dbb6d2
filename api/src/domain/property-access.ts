import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { isNotDeleted, properties } from '../schema/properties.ts'

interface LockOptions {
  strength?: 'share' | 'no key update' | 'update'
  condition?: SQL
}

/**
 * Locks the caller's own home until the transaction ends, to change it or, with `update`, to delete it; with `share`, it
 * only stays unchanged.
 * Throws `not_found` if it does not meet the condition (usually, not deleted) or belongs to someone else.
 */
export const lockOwnProperty = async (
  transaction: Database,
  caller: Caller,
  id: string,
  { strength = 'no key update', condition = isNotDeleted }: LockOptions = {},
) => {
  const [property] = await transaction
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), condition))
    .for(strength)
  return ownOf(caller, property)
}

/** The caller's own home as it is now; throws `not_found` if it was deleted or belongs to someone else. */
export const readOwnProperty = async (database: Database, caller: Caller, id: string) => {
  const [property] = await database
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNotDeleted))
  return ownOf(caller, property)
}

const ownOf = (caller: Caller, property: typeof properties.$inferSelect | undefined) => {
  if (!property) throw notFound('property')
  if (property.landlordId !== caller.id) throw notFound('property', { belongsToAnother: true })
  return property
}
