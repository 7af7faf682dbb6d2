// Takes a release back without anyone asking for it.
import { makeLive, registered, tidy } from './make-live.ts'
import { changeRegistry } from './registry-file.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release that was judged: a package's version, since it became live. */
export interface Judged {
  name: string
  version: string
  since: string
}

/** Others that change the registry go first: who judges comes back soon. */
const waitMs = 200

/**
 * Makes the last released version before it live again, and returns that; null when there is none, or when the release
 * is no longer as it was judged: any number of servers may judge one, and one of them takes it back. Throws when others
 * change the registry just now.
 */
export const takeBack = async (
  store: ReleaseStore,
  { name, version, since }: Judged,
): Promise<string | null> => {
  const { live } = await changeRegistry(
    store,
    registry => {
      if (!registry) throw new Error(`${store.registryPath} cannot be read`)
      const entry = registered(registry, name)
      const isAsJudged = entry?.version === version && entry.since === since
      if (!isAsJudged || entry.by !== 'release' || entry.pinned) return { registry, live: null }
      const previous = entry.previous.find(one => store.isWhole(name, one.version))
      if (!previous) return { registry, live: null }
      const after = makeLive(store, registry, store.readRelease(name, previous.version), 'automatic')
      tidy(store, after, name)
      return { registry: after, live: previous.version }
    },
    { waitMs },
  )
  return live
}
