import { parseEnv } from 'node:util'
import { readEnvironment, type Variables } from '@portal/settings/environment'

/**
 * The environment and, with SECRETS_FROM=stdin, the lines on standard input, such as PAGES_KEY=…: other
 * programs of the same user can read the environment. Throws an Error of one sentence for another value of
 * SECRETS_FROM.
 */
export const readVariables = async (): Promise<Variables> => {
  const { SECRETS_FROM } = readEnvironment({ SECRETS_FROM: process.env.SECRETS_FROM })
  return SECRETS_FROM ? { ...process.env, ...parseEnv(await Bun.stdin.text()) } : process.env
}
