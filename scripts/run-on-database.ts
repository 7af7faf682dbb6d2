// Shared code of the commands that change the portal's database.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { patiently } from '@portal/api/database'
import { refuseUnusableDatabase } from '@portal/api/migrate'
import { hideProcess } from '@portal/server/hide-process'
import { readVariables } from '@portal/server/read-variables'
import { chooseDatabase } from './choose-database.ts'
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.ts'

const refuseNewDatabase = ({ databaseUrl, dataDir, isProduction }: DatabaseSettings): void => {
  if (!databaseUrl && !isProduction && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no database in ${dataDir}: start the portal once, or set DATA_DIR.`)
}

/**
 * Does the work on the portal's database, even while the portal runs, and ends the process; prints what the work returns, or
 * the one sentence that it throws. `read` parses the command line for the work, before anything is opened.
 */
export const runOnDatabase = async <Given>(
  read: (words: string[], settings: DatabaseSettings) => Given,
  work: (databaseUrl: string, given: Given) => Promise<string>,
): Promise<never> => {
  try {
    hideProcess()
    const settings = readDatabaseSettings(await readVariables())
    const given = read(process.argv.slice(2), settings)
    refuseNewDatabase(settings)
    const { directUrl, stop } = await chooseDatabase(settings)
    try {
      await patiently(directUrl, refuseUnusableDatabase)
      console.log(await work(directUrl, given))
    } finally {
      await stop()
    }
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
