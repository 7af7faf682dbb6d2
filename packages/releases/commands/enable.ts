import { shellName } from '../names.ts'
import { type FlipOptions, type Flipped, flip } from './flip.ts'
import { checkStored } from './go-live.ts'
import { changeEntry } from './make-live.ts'

const refuseShell = (name: string): void => {
  if (name === shellName) throw new Error('The shell is always on: only apps can be switched off.')
}

/** Switches an app on, if it fits what is live. Throws an Error of one sentence for the shell. */
export const enable = (dataDir: string, name: string, options: FlipOptions = {}): Promise<Flipped> =>
  flip(dataDir, name, options, ({ store, registry, entry }) => {
    refuseShell(name)
    const gate = checkStored(store, registry, name, entry.version)
    return gate.length > 0 ? gate : changeEntry(registry, name, { enabled: true })
  })

/**
 * Switches an app off: its pages say so. Throws an Error of one sentence for the shell, which draws that
 * page.
 */
export const disable = (dataDir: string, name: string, options: FlipOptions = {}): Promise<Flipped> =>
  flip(dataDir, name, options, ({ registry }) => {
    refuseShell(name)
    return changeEntry(registry, name, { enabled: false })
  })
