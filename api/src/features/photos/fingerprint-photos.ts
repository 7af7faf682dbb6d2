// Photos of homes that were uploaded before photos were compared.
import { and, eq, isNotNull } from 'drizzle-orm'
import { fingerprintColumns, fingerprintOfFile } from '../../domain/make-picture.ts'
import { objectKeyFor } from '../../domain/photo-objects.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Jobs } from '../../platform/jobs/open-jobs.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { isFingerprintMissing, photos, photoUses } from '../../schema/photos.ts'

/** Few, because reading pictures takes a processor. */
const atOnce = 50

/** The oldest first. Any number of processes can run it at once. */
export const fingerprintPhotos = async (
  database: Database,
  objects: ObjectStore,
  announce: Jobs['announce'],
): Promise<void> => {
  const { id, storageKey, width } = photos
  const some = await database
    .select({ id, storageKey, width })
    .from(photos)
    .where(isFingerprintMissing)
    .orderBy(id)
    .limit(atOnce)
  for (const photo of some) {
    const kept = await objects.read(objectKeyFor(photo.storageKey, photo.width, photo.width))
    const columns = fingerprintColumns(kept ? await fingerprintOfFile(kept.bytes) : null)
    await inTransaction(database, async transaction => {
      const isStill = and(eq(id, photo.id), isFingerprintMissing)
      const changed = await transaction.update(photos).set(columns).where(isStill).returning({ id })
      if (changed.length === 0 || columns.fingerprint === null) return
      const { propertyId, photoId } = photoUses
      const uses = await transaction
        .select({ propertyId })
        .from(photoUses)
        .where(and(eq(photoId, photo.id), isNotNull(propertyId)))
      for (const use of uses)
        if (use.propertyId)
          await announce(transaction, { type: 'property_changed', propertyId: use.propertyId })
    })
  }
}
