import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { removeUnknownObjects } from '../../platform/uploads/remove-unknown-objects.ts'
import { documents } from '../../schema/documents.ts'
import { documentsPrefix, objectKey } from './document-objects.ts'

/** Removes objects that no document has. */
export const tidyDocuments = (database: Database, objects: ObjectStore): Promise<void> =>
  removeUnknownObjects(objects, {
    prefix: documentsPrefix,
    storageKeyIn: key => key.slice(key.lastIndexOf('/') + 1),
    known: async storageKeys => {
      const rows = await database
        .select({ storageKey: documents.storageKey })
        .from(documents)
        .where(inArray(documents.storageKey, storageKeys))
      return rows.map(({ storageKey }) => storageKey)
    },
    remove: storageKey => objects.remove(objectKey(storageKey)),
  })
