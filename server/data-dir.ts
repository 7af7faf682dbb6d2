import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the portal keeps its data, by DATA_DIR; absolute. What is relative is relative to the clone. */
export const readDataDir = (variables: Record<string, string | undefined>): string =>
  resolve(import.meta.dirname, '..', variables.DATA_DIR || '.data')

/** Releases hold no secret, and PostgreSQL closes its own folder. */
const leftAsTheyAre = ['releases', 'postgres']

/** Closes what is in the folder to other users of the machine, if it is this user's to close. */
export const closeToOthers = (dataDir: string): void => {
  if (!existsSync(dataDir)) return
  const me = process.getuid?.()
  for (const name of readdirSync(dataDir).filter(name => !leftAsTheyAre.includes(name))) {
    const path = join(dataDir, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && (me === 0 || me === found.uid)) chmodSync(path, found.mode & 0o700)
  }
}
