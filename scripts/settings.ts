import { resolve } from 'node:path'
import { type Env, readEnv } from '@portal/api/env'
import { readDataDir } from '@portal/server/data-dir'
import { type PageSettings, readPageSettings } from '@portal/shell/page-settings'

/** The clone's folder: relative paths start from it, wherever the command was run. */
export const root = resolve(import.meta.dir, '..')

export interface Settings extends Env, PageSettings {
  /** Absolute; holds the embedded database and the releases. */
  dataDir: string
}

/** What the environment says, with defaults; throws an Error of one sentence that names the variable. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => ({
  ...readEnv(variables),
  dataDir: readDataDir(variables),
  ...readPageSettings(variables),
})
