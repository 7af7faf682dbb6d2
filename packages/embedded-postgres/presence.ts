import { Database } from 'bun:sqlite'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/**
 * Our place among the portals that use the server of a folder: a shared lock on a file. It works while the server does not,
 * and the operating system frees it however its holder ends.
 */
export interface Presence {
  /** Gives up our place. True if nobody else has one; then nobody enters before `end` or `takePart`. */
  takeAll: () => boolean
  /** Takes a place again, as soon as nobody holds all of them. */
  takePart: () => Promise<void>
  end: () => void
}

/** Two that leave at once wait for each other this long, so that one of them is the last. */
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
      succeeds('rollback') // fails where we have no place to give up
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
