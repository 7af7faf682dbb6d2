// What is kept of an older portal, in `kept/<commit>/`.
import { join } from 'node:path'
import type { people } from './people.ts'
import type { Answers } from './read-portal.ts'

export const databaseFile = 'database.sql.gz'
export const seenFile = 'seen.json.gz'
/** Its DATA_DIR: the registry, one app's release, the payment stand-in's accounts. */
export const folderFile = 'folder.tbr'

export const keptFolder = join(import.meta.dir, 'kept')

export const keptApp = 'mf-tenant'

export interface PortalRecord {
  answers: Record<keyof typeof people, Answers>
  pinnedVersion: string
}
