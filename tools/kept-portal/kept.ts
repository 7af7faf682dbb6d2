// What is kept of an older portal, in `kept/<commit>/`.
import { join } from 'node:path'
import type { people } from './people.ts'
import type { Answers } from './read-portal.ts'

/** The database, as statements, with the owner of each thing. */
export const databaseFile = 'database.sql.gz'
/** What people saw in it, and which app was pinned. */
export const seenFile = 'seen.json.gz'
/** What else was in its DATA_DIR: the registry, one app's release, the payment stand-in's accounts. */
export const folderFile = 'folder.tbr'

export const keptFolder = join(import.meta.dir, 'kept')

/** The one app whose release is kept whole, and pinned. */
export const keptApp = 'mf-tenant'

export interface Seen {
  answers: Record<keyof typeof people, Answers>
  pinnedVersion: string
}
