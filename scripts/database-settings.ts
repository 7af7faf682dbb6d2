import { type Env, readEnv } from '@portal/api/env'
import { readDataDir } from '@portal/server/data-dir'

/** The settings of commands that change the database, with only the API's packages installed. */
export interface DatabaseSettings extends Env {
  /** Absolute; contains the embedded database and the releases. */
  dataDir: string
}

/** Throws an Error of one sentence that names the variable. */
export const readDatabaseSettings = (variables: Record<string, string | undefined>): DatabaseSettings => ({
  ...readEnv(variables),
  dataDir: readDataDir(variables),
})
