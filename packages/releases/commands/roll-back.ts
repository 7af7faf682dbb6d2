import type { RegisteredShell } from '../registry.ts'
import { type FlipOptions, type Flipped, flip } from './flip.ts'
import { goLive } from './go-live.ts'
import { type By, isBack } from './make-live.ts'

const nowhere = (name: string, { aside }: RegisteredShell): Error => {
  const takenBack = aside.filter(({ because }) => because === 'taken back').map(({ version }) => version)
  if (takenBack.length === 0) return new Error(`${name} has no version to go back to.`)
  return new Error(
    `${name} has no version to go back to that was not taken back before (${takenBack.join(', ')}): release another, or choose one of these with \`npm run pin -- ${name} ${takenBack[0]}\`.`,
  )
}

const wentBack = (name: string, { version, by }: RegisteredShell): Error => {
  const how = by === 'automatic' ? 'by itself' : 'already'
  return new Error(
    `${name} went back to ${version} ${how}: to go further back, run \`npm run rollback -- ${name} --expect ${version}\`.`,
  )
}

/** So two people who see the same failure go back one version, not two. */
const isNamed = (entry: RegisteredShell, { expect }: FlipOptions): boolean =>
  expect !== undefined || !isBack(entry)

/**
 * Makes the previous live version live, never one that was taken back. A version that a rollback made live is
 * left only if `expect` names it. Throws an Error of one sentence otherwise, when the package is pinned, and
 * when there is nothing to go back to.
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
    if (!isNamed(entry, options)) throw wentBack(name, entry)
    return goLive(store, registry, { name, version: target.version, by })
  })
