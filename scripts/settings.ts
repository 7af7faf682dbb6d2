import { type PageSettings, readPageSettings } from '@portal/shell/page-settings'
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.ts'

export interface Settings extends DatabaseSettings, PageSettings {}

/** Throws an Error of one sentence that names the variable. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => ({
  ...readDatabaseSettings(variables),
  ...readPageSettings(variables),
})
