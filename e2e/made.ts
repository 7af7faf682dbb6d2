// The accounts that the suite made: noted in a file, since another process removes what is theirs, also after a story that fails.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Cookies, Credentials } from './world.ts'

export interface Made extends Credentials {
  /** Of the session that began with the account, if it was not made by a screen. */
  cookies?: Cookies
}

/** Notes an account for `removeMade`; nothing on a portal that ends with the run. */
export const remember = (made: Made): void => {
  if (process.env.E2E_MADE) appendFileSync(process.env.E2E_MADE, `${JSON.stringify(made)}\n`)
}

export const readMade = (): Made[] => {
  const file = process.env.E2E_MADE
  if (!file || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line))
}
