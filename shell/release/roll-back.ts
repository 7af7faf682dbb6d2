import { type FlipOptions, type Flipped, flip } from './flip.ts'
import { goLive } from './go-live.ts'
import type { By } from './make-live.ts'

/**
 * Makes the version live that was released before the live one; `by` is `automatic` where the portal does so by itself. Throws an
 * Error of one sentence when the package is pinned, or when there is no version to go back to.
 */
export const rollBack = (
  dataDir: string,
  name: string,
  { by = 'rollback', ...options }: FlipOptions & { by?: By } = {},
): Promise<Flipped> =>
  flip(dataDir, name, options, ({ store, registry, entry }) => {
    const [target] = entry.previous
    if (entry.pinned)
      throw new Error(
        `${name} is pinned to ${entry.version}: unpin it first, with \`npm run unpin -- ${name}\`.`,
      )
    if (!target) throw new Error(`${name} has no version to go back to.`)
    return goLive(store, registry, { name, version: target.version, by })
  })
