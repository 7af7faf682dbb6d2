// A file, because another process cleans up, even if a story fails.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Cookies, Credentials } from './world.ts'

export interface RecordedAccount extends Credentials {
  /** The session of the sign-up, unless it was done on a screen. */
  cookies?: Cookies
  /** If two-step sign-in is on. */
  recoveryCode?: string
}

/** An account, or its new password, for `removeMade`; does nothing on a portal that ends with the run. */
export const remember = (account: RecordedAccount): void => {
  if (process.env.E2E_MADE) appendFileSync(process.env.E2E_MADE, `${JSON.stringify(account)}\n`)
}

/** The accounts with their last passwords. */
export const readMade = (): RecordedAccount[] => {
  const file = process.env.E2E_MADE
  if (!file || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const accounts: RecordedAccount[] = lines.map(line => JSON.parse(line))
  return [...new Map(accounts.map(account => [account.email, account])).values()]
}
