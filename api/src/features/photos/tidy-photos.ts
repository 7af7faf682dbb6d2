// Deletes photos that nothing shows, and objects that no row knows.
import { and, inArray, lt, notExists, sql } from 'drizzle-orm'
import { photosPrefix, removeObjects, storageKeyIn } from '../../domain/photo-objects.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { removeUnknownObjects } from '../../platform/uploads/remove-unknown-objects.ts'
import { photos, photoUses } from '../../schema/photos.ts'

const atOnce = 500

/**
 * Rows go before their objects, and objects without a row after an hour. Any number of processes can do it at once.
 */
export const tidyPhotos = async (database: Database, objects: ObjectStore): Promise<void> => {
  for (;;) {
    const forgotten = await deleteForgotten(database)
    for (const { storageKey } of forgotten) await removeObjects(objects, storageKey)
    if (forgotten.length < atOnce) break
  }
  await removeUnknownObjects(objects, {
    prefix: photosPrefix,
    storageKeyIn,
    known: async storageKeys => {
      const rows = await database
        .select({ storageKey: photos.storageKey })
        .from(photos)
        .where(inArray(photos.storageKey, storageKeys))
      return rows.map(({ storageKey }) => storageKey)
    },
    remove: storageKey => removeObjects(objects, storageKey),
  })
}

/** Photos that were on nothing for a day after they were uploaded. */
const deleteForgotten = (database: Database) => {
  const uses = database
    .select({ one: sql`1` })
    .from(photoUses)
    .where(sql`${photoUses.photoId} = ${photos.id}`)
  const some = database
    .select({ id: photos.id })
    .from(photos)
    .where(and(lt(photos.createdAt, sql`now() - interval '1 day'`), notExists(uses)))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return database.delete(photos).where(inArray(photos.id, some)).returning({ storageKey: photos.storageKey })
}
