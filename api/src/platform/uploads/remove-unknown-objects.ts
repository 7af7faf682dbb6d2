import type { ObjectStore } from '../ports/object-store.ts'

const atOnce = 500

/** An upload takes two minutes at most from its first object to its row. */
const unknownForMs = 3_600_000

interface Kind {
  prefix: string
  /** In the key of an object. */
  storageKeyIn: (key: string) => string
  /** Those of these storage keys that rows have. */
  known: (storageKeys: string[]) => Promise<readonly string[]>
  remove: (storageKey: string) => Promise<void>
}

/** Removes objects that no row has known for an hour. Any number of processes can do it at once. */
export const removeUnknownObjects = async (
  objects: ObjectStore,
  { prefix, storageKeyIn, known, remove }: Kind,
): Promise<void> => {
  const removeUnknown = async (storageKeys: string[]) => {
    if (storageKeys.length === 0) return
    const withRow = new Set(await known(storageKeys))
    for (const storageKey of storageKeys) if (!withRow.has(storageKey)) await remove(storageKey)
  }
  let old = new Set<string>()
  for await (const { key, changedAt } of objects.list(prefix)) {
    if (changedAt > Date.now() - unknownForMs) continue
    old.add(storageKeyIn(key))
    if (old.size < atOnce) continue
    await removeUnknown([...old])
    old = new Set()
  }
  await removeUnknown([...old])
}
