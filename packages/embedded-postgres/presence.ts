import { Database } from 'bun:sqlite'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/**
 * Marks us as one of the portals that use a folder's server: a shared lock on a file. It works while the
 * server is down, and the operating system releases it when its holder ends.
 */
export interface Presence {
  /** Gives up our lock. True if nobody else has one; then nobody can enter before `end` or `takePart`. */
  takeAll: () => boolean
  takePart: () => Promise<void>
  end: () => void
}

/** Two that leave at once wait this long for each other, so that one is the last. */
const takeAllWithinMs = 100

export const openPresence = async (home: string, user: ServerUser): Promise<Presence> => {
  const file = join(home, 'presence.sqlite')
  const lock = new Database(file)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid)

  const succeeds = (...statements: string[]): boolean => {
    try {
      for (const statement of statements) lock.run(statement)
      return true
    } catch {
      return false
    }
  }
  const presence: Presence = {
    takeAll: () => {
      succeeds('rollback') // fails if we hold no lock
      return succeeds(`pragma busy_timeout = ${takeAllWithinMs}`, 'begin exclusive')
    },
    takePart: async () => {
      succeeds('rollback')
      while (!succeeds('pragma busy_timeout = 0', 'begin', 'select 1 from sqlite_master')) {
        succeeds('rollback')
        await Bun.sleep(20)
      }
    },
    end: () => lock.close(),
  }
  await presence.takePart()
  return presence
}
