import { openBucket } from './integrations/objects/open-bucket.ts'
import { openObjectStore } from './integrations/objects/open-object-store.ts'
import { openDatabase } from './platform/database/database.ts'
import type { Env } from './platform/env.ts'
import { adoptStore, storeIdKey } from './platform/objects/agree-on-store.ts'
import { ObjectChanged, type ObjectStore } from './platform/ports/object-store.ts'

/**
 * Copies every object that the bucket lacks, even while the portal runs, and returns a sentence for the operator. The
 * store's id comes last: a process that uses the bucket is not ready before all is there. Repeating it goes on where it
 * ended. Throws an Error of one sentence.
 */
export const moveObjects = async (
  from: Env['objectStore'],
  to: Parameters<typeof openBucket>[0],
): Promise<string> => {
  const [source, target] = [openObjectStore(from), openBucket(to)]
  if (!(await source.read(storeIdKey))) throw new Error(`There are no objects in ${source.name}.`)
  const there = new Map<string, number>()
  for await (const { key, size } of target.list()) there.set(key, size)
  const counts = { copied: 0, there: 0 }
  for await (const { key, size } of source.list()) {
    if (key === storeIdKey) continue
    if (there.get(key) === size) counts.there += 1
    else if (await copy(source, target, key)) counts.copied += 1
  }
  await copy(source, target, storeIdKey)
  return `Copied from ${source.name} to ${target.name}: ${counts.copied}. Already there: ${counts.there}. Copy again once no process uses the folder, then set OBJECT_STORE=s3.`
}

/** Returns whether there was something to copy; replaces what the target has. */
const copy = async (source: ObjectStore, target: ObjectStore, key: string): Promise<boolean> => {
  const found = await source.read(key)
  if (!found) return false // removed meanwhile
  await target.write(key, found.bytes, 'new').catch(async error => {
    const old = error instanceof ObjectChanged && (await target.read(key))
    if (!old) throw error
    await target.write(key, found.bytes, { etag: old.etag })
  })
  return true
}

/** Returns a sentence for the operator. */
export const useStore = async (databaseUrl: string, objectStore: Env['objectStore']): Promise<string> => {
  const objects = openObjectStore(objectStore)
  const { database, close } = openDatabase(databaseUrl, { connections: 1 })
  try {
    await adoptStore(database, objects)
  } finally {
    await close()
  }
  return `The database’s object store is ${objects.name} from now on.`
}
