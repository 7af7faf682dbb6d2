import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { SQL } from 'bun'
import { extract } from 'tar'
import { databaseFile, folderFile, keptFolder, type PortalRecord, seenFile } from './kept.ts'

const unzip = async (commit: string, file: string): Promise<string> =>
  gunzipSync(await readFile(join(keptFolder, commit, file))).toString()

export const readSeen = async (commit: string): Promise<PortalRecord> =>
  JSON.parse(await unzip(commit, seenFile))

/** Into an empty database. */
export const restoreDatabase = async (commit: string, superuserUrl: string): Promise<void> => {
  const database = new SQL(superuserUrl, { max: 1 })
  await database.unsafe(await unzip(commit, databaseFile))
  await database.close()
}

export const restorePortal = async (commit: string): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), `portal-of-${commit}-`))
  const { superuserUrl, stop } = await startEmbeddedPostgres({ dataDir })
  await restoreDatabase(commit, superuserUrl)
  await stop()
  await extract({ file: join(keptFolder, commit, folderFile), cwd: dataDir })
  return dataDir
}
