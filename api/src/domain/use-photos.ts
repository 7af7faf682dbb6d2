import type { Photo } from '@portal/contract/photos/photo'
import { photoIdIn } from '@portal/contract/values/photo-address'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { invalid } from '../platform/request/refusal.ts'
import { photos, photoUses, picturesElsewhere } from '../schema/photos.ts'

interface Use {
  purpose: Photo['purpose']
  ownerId: string
  field: 'profilePicture' | 'images' | 'photos'
}

/** Throws `invalid` unless all are the owner's and of this purpose. */
const lockPhotos = async (
  database: Database,
  addresses: readonly string[],
  { purpose, ownerId, field }: Use,
): Promise<string[]> => {
  const ids = [...new Set(addresses.flatMap(address => photoIdIn(address) ?? []))]
  if (ids.length === 0) return ids
  const found = await database
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, ids), eq(photos.ownerId, ownerId), eq(photos.purpose, purpose)))
    .for('key share') // so that none is deleted meanwhile
  if (found.length === ids.length) return ids
  throw invalid(field, 'This is not one of your photos')
}

/**
 * Makes this the person's profile picture, or none. Throws `invalid` unless it is an avatar of their own.
 * Call it in the transaction that writes the address, like all below.
 */
export const useProfilePicture = async (
  database: Database,
  userId: string,
  address: string | null,
): Promise<void> => {
  const use = { purpose: 'avatar', ownerId: userId, field: 'profilePicture' } as const
  const ids = await lockPhotos(database, address === null ? [] : [address], use)
  await database.delete(photoUses).where(eq(photoUses.userId, userId))
  for (const photoId of ids) await database.insert(photoUses).values({ photoId, userId })
}

/** Throws `invalid` unless all are photos of homes and the landlord's own. */
export const useHomePhotos = async (
  database: Database,
  home: { id: string; landlordId: string },
  addresses: readonly string[],
): Promise<void> => {
  const use = { purpose: 'home', ownerId: home.landlordId, field: 'images' } as const
  const ids = await lockPhotos(database, addresses, use)
  await database.delete(photoUses).where(eq(photoUses.propertyId, home.id))
  await database.delete(picturesElsewhere).where(eq(picturesElsewhere.propertyId, home.id))
  if (ids.length === 0) return
  await database.insert(photoUses).values(ids.map(photoId => ({ photoId, propertyId: home.id })))
}

/** On what can show photos of several times, so that it adds to them. */
const addPhotos = async (
  database: Database,
  addresses: readonly string[],
  use: Use,
  where: Partial<typeof photoUses.$inferInsert>,
): Promise<void> => {
  const ids = await lockPhotos(database, addresses, use)
  if (ids.length === 0) return
  await database
    .insert(photoUses)
    .values(ids.map(photoId => ({ ...where, photoId })))
    .onConflictDoNothing() // a reopened request can show one again
}

/** Throws `invalid` unless all are photos of repairs and the tenant's own. */
export const useRequestPhotos = (
  database: Database,
  { id: requestId, tenantId: ownerId }: { id: string; tenantId: string },
  addresses: readonly string[],
): Promise<void> =>
  addPhotos(database, addresses, { purpose: 'maintenance', ownerId, field: 'images' }, { requestId })

/** Throws `invalid` unless all are photos for messages and the sender's own. */
export const useMessagePhotos = (
  database: Database,
  { id: messageId, senderId: ownerId }: { id: string; senderId: string },
  addresses: readonly string[],
): Promise<void> =>
  addPhotos(database, addresses, { purpose: 'message', ownerId, field: 'photos' }, { messageId })

/** Throws `invalid` unless all show how a tenant found a home and are the tenant's own. */
export const useMoveInPhotos = (
  database: Database,
  { id: tenancyId, tenantId: ownerId }: { id: string; tenantId: string },
  addresses: readonly string[],
): Promise<void> =>
  addPhotos(database, addresses, { purpose: 'move_in', ownerId, field: 'photos' }, { tenancyId })
