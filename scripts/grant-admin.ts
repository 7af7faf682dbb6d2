// `npm run admin:grant -- EMAIL`: makes the person with this email address an administrator, also while the portal runs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { grantAdmin } from '@portal/api/grant-admin'
import { chooseDatabase } from './choose-database.ts'
import { readSettings, type Settings } from './settings.ts'

const refuseNewDatabase = ({ databaseUrl, dataDir }: Settings): void => {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no database in ${dataDir}: start the portal once, or set DATA_DIR.`)
}

const runCommand = async ([email, ...more]: string[]): Promise<string> => {
  if (!email || more.length > 0) throw new Error('Say who: npm run admin:grant -- EMAIL')
  const settings = readSettings(process.env)
  refuseNewDatabase(settings)
  const { url, stop } = await chooseDatabase(settings)
  try {
    return await grantAdmin(url, email)
  } finally {
    await stop()
  }
}

process.exit(
  await runCommand(process.argv.slice(2)).then(
    said => {
      console.log(said)
      return 0
    },
    error => {
      console.error(error.message)
      return 1
    },
  ),
)
