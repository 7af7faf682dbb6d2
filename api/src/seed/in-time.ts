import { log } from '@portal/server/log'
import { type ObjectStore, ObjectStoreFailure } from '../platform/ports/object-store.ts'

/** A first start must not take much longer because the store is slow or away: by default it has four seconds. */
export type SeedStore = ObjectStore & { patienceMs?: number }

/**
 * Nothing, and a line in the log that begins with these words, without a store or if it cannot be used or takes too
 * long.
 */
export const storedInTime = async <Stored>(
  objects: SeedStore | undefined,
  without: string,
  store: (objects: ObjectStore) => Promise<Stored[]>,
): Promise<Stored[]> => {
  if (!objects) return []
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new ObjectStoreFailure(`${objects.name} is too slow.`)),
    objects.patienceMs ?? 4000,
  )
  try {
    return await Promise.race([store(objects), late.promise])
  } catch (thrown) {
    if (!(thrown instanceof ObjectStoreFailure)) throw thrown
    log.complain(`${without}: ${thrown.message}`)
    return []
  } finally {
    clearTimeout(timer)
  }
}
