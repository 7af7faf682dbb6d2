import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** DATA_DIR as an absolute path; relative ones start at the clone. */
export const readDataDir = (variables: Record<string, string | undefined>): string =>
  resolve(import.meta.dirname, '../..', variables.DATA_DIR || '.data')

/** Releases are not secret, and PostgreSQL closes its own folder. */
const leftAsTheyAre = ['releases', 'postgres']

/** Closes the folder's content to other users of the machine, if this user owns it. */
export const closeToOthers = (dataDir: string): void => {
  if (!existsSync(dataDir)) return
  const me = process.getuid?.()
  for (const name of readdirSync(dataDir).filter(name => !leftAsTheyAre.includes(name))) {
    const path = join(dataDir, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && (me === 0 || me === found.uid)) chmodSync(path, found.mode & 0o700)
  }
}
