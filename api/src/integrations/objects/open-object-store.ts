import type { Env } from '../../platform/env.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { openBucket } from './open-bucket.ts'
import { openFolder } from './open-folder.ts'

/** Does not use it yet. */
export const openObjectStore = (objectStore: Env['objectStore']): ObjectStore =>
  'folder' in objectStore ? openFolder(objectStore.folder) : openBucket(objectStore)
