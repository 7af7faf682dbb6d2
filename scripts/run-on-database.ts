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
 * Works even while the portal runs, and ends the process. Prints what the work returns, or the one sentence that it
 * throws. `read` parses the command line before anything is opened.
 */
export const runOnDatabase = async <Options>(
  read: (words: string[], settings: DatabaseSettings) => Options,
  work: (databaseUrl: string, options: Options) => Promise<string>,
): Promise<never> => {
  try {
    hideProcess()
    const settings = readDatabaseSettings(await readVariables())
    const options = read(process.argv.slice(2), settings)
    refuseNewDatabase(settings)
    const { directUrl, stop } = await chooseDatabase(settings)
    try {
      await patiently(directUrl, refuseUnusableDatabase)
      console.log(await work(directUrl, options))
    } finally {
      await stop()
    }
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
