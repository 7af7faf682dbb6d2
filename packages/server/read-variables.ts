import { parseEnv } from 'node:util'

export type Variables = Record<string, string | undefined>

/** Variables whose values only the portal may know. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'PAGES_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
]

/**
 * A server's settings: its environment and, with SECRETS_FROM=stdin, the lines on its standard input, such as
 * PAGES_KEY=…. These stay out of the environment, which other programs of the same user may read. Throws an
 * Error of one sentence for another value of SECRETS_FROM.
 */
export const readVariables = async (): Promise<Variables> => {
  const { SECRETS_FROM } = process.env
  if (!SECRETS_FROM) return process.env
  if (SECRETS_FROM !== 'stdin') throw new Error('The environment variable SECRETS_FROM must be stdin.')
  return { ...process.env, ...parseEnv(await Bun.stdin.text()) }
}
