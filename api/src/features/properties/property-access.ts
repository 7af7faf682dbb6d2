// Who may touch a home: fetch it or throw.
import { eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound } from '../../platform/refusal.ts'
import { properties } from '../../schema/properties.ts'

/**
 * Locks the caller's own home until the transaction ends, to change it or, with `update`, to delete it. Throws
 * `not_found` when it does not exist or is someone else's.
 */
export const lockOwnProperty = async (
  transaction: Database,
  caller: Caller,
  id: string,
  strength: 'no key update' | 'update' = 'no key update',
) => {
  const [property] = await transaction.select().from(properties).where(eq(properties.id, id)).for(strength)
  if (!property) throw notFound('property')
  if (property.landlordId !== caller.id) throw notFound('property', { isAnothers: true })
  return property
}

/** The condition under which a person, or a visitor, may see a home. */
export const isVisibleTo = (caller: Caller | null) => {
  const isPublic = eq(properties.visibilityLevel, 'public')
  return caller ? or(isPublic, eq(properties.landlordId, caller.id)) : isPublic
}
