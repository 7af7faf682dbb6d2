import { inArray } from 'drizzle-orm'
import { documentsPrefix, objectKey, storageKeyIn } from '../../domain/document-objects.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { removeUnknownObjects } from '../../platform/uploads/remove-unknown-objects.ts'
import { documents, isExportOver } from '../../schema/documents.ts'

export const tidyDocuments = async (database: Database, objects: ObjectStore): Promise<void> => {
  await database.delete(documents).where(isExportOver)
  await removeUnknownObjects(objects, {
    prefix: documentsPrefix,
    storageKeyIn,
    known: async storageKeys => {
      const rows = await database
        .select({ storageKey: documents.storageKey })
        .from(documents)
        .where(inArray(documents.storageKey, storageKeys))
      return rows.map(({ storageKey }) => storageKey)
    },
    remove: async storageKey => {
      for await (const { key } of objects.list(objectKey(storageKey))) await objects.remove(key)
    },
  })
}
