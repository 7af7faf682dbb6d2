import type { RegisteredShell } from '@portal/shared-ui/federation/registry'
import { type FlipOptions, type Flipped, flip } from './flip.ts'
import { goLive } from './go-live.ts'
import type { By } from './make-live.ts'

const nowhere = (name: string, { aside }: RegisteredShell): Error => {
  const takenBack = aside.filter(({ because }) => because === 'taken back').map(({ version }) => version)
  if (takenBack.length === 0) return new Error(`${name} has no version to go back to.`)
  return new Error(
    `${name} has no version to go back to that was not taken back before (${takenBack.join(', ')}): release another, or choose one of these with \`npm run pin -- ${name} ${takenBack[0]}\`.`,
  )
}

/**
 * Makes the version live that was live before this one, never one that was taken back; `by` is `automatic` where the portal does
 * so by itself. Throws an Error of one sentence when the package is pinned, or when there is no version to go back to.
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
    if (!target) throw nowhere(name, entry)
    return goLive(store, registry, { name, version: target.version, by })
  })
