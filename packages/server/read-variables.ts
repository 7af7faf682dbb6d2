import { parseEnv } from 'node:util'
import { readEnvironment, type Variables } from '@portal/settings/environment'

/**
 * A server's settings: its environment and, with SECRETS_FROM=stdin, the lines on its standard input, such as
 * PAGES_KEY=…. These stay out of the environment, which other programs of the same user may read. Throws an
 * Error of one sentence for another value of SECRETS_FROM.
 */
export const readVariables = async (): Promise<Variables> => {
  const { SECRETS_FROM } = readEnvironment({ SECRETS_FROM: process.env.SECRETS_FROM })
  return SECRETS_FROM ? { ...process.env, ...parseEnv(await Bun.stdin.text()) } : process.env
}
