// The accounts that the suite made, recorded in a file, because another process cleans up after them, even if a story fails.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Cookies, Credentials } from './world.ts'

export interface Made extends Credentials {
  /** The session of the sign-up, unless it was done on a screen. */
  cookies?: Cookies
}

/** Records an account, or its new password, for `removeMade`; does nothing on a portal that ends with the run. */
export const remember = (made: Made): void => {
  if (process.env.E2E_MADE) appendFileSync(process.env.E2E_MADE, `${JSON.stringify(made)}\n`)
}

/** The accounts with their last passwords. */
export const readMade = (): Made[] => {
  const file = process.env.E2E_MADE
  if (!file || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const made: Made[] = lines.map(line => JSON.parse(line))
  return [...new Map(made.map(one => [one.email, one])).values()]
}
