import { leadsToPooler } from './database.ts'

export interface DatabaseAddresses {
  /** For requests. */
  url: string
  /** For what keeps a session: migrations, jobs, news. Differs only behind a pooler. */
  directUrl: string
}

/**
 * Throws an Error of one sentence if the database does not answer, or if DATABASE_URL leads to a pooler and
 * DATABASE_DIRECT_URL is not set.
 */
export const addressesOf = async (
  databaseUrl: string,
  { directUrl, isProduction }: { directUrl: string | undefined; isProduction: boolean },
): Promise<DatabaseAddresses> => {
  const isPooler = (name: string, url: string) =>
    leadsToPooler(url).catch(error => {
      const { host, pathname } = new URL(url)
      throw new Error(
        `The database ${pathname.slice(1)} at ${host} that ${name} names does not answer (${reasonOf(error)}): correct ${name}${isProduction ? '' : ', or unset it to use the embedded database'}.`,
      )
    })
  const isPooled = await isPooler('DATABASE_URL', databaseUrl)
  if (directUrl) await isPooler('DATABASE_DIRECT_URL', directUrl)
  else if (isPooled)
    throw new Error(
      'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of the database itself, for all that a pooler of transactions breaks.',
    )
  return { url: databaseUrl, directUrl: directUrl ?? databaseUrl }
}

/** The error around the driver's repeats the statement. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || String(cause) : String(cause)
}
