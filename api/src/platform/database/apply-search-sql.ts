import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

const ownText = readFileSync(new URL('../../schema/search.sql', import.meta.url), 'utf8')

interface Edition {
  version: number
  hash: string
}

/** @internal */
export const editionOf = (text: string): Edition => ({
  version: Number(/^-- Version (\d+)\.$/m.exec(text)?.[1]),
  hash: createHash('sha256').update(text).digest('hex'),
})

/**
 * Writers of homes wait for us while we wait for an earlier one, and give up after 5 s. A deadlock is found after 1 s.
 */
const lockWait = '2s'

/**
 * Applies schema/search.sql unless the database has this text, or a later version's: functions work for earlier
 * versions, too. Fails with `lock_not_available` if homes are locked for long.
 */
export const applySearchSql = async (transaction: Database, text = ownText): Promise<void> => {
  const own = editionOf(text)
  const applied = await readEdition(transaction)
  if (applied && (applied.hash === own.hash || applied.version > own.version)) return
  await transaction.execute(sql.raw(`set local lock_timeout = '${lockWait}'`))
  await transaction.execute(sql.raw(text))
  // A migration that drops the view, or a dump without comments, drops this too, and the text is applied again.
  await transaction.execute(
    sql.raw(`comment on view searchable_homes is 'search.sql, version ${own.version}, ${own.hash}'`),
  )
}

const readEdition = async (database: Database): Promise<Edition | undefined> => {
  const [found] = await database.execute<{ comment: string | null }>(
    sql`select obj_description(to_regclass('searchable_homes'), 'pg_class') as comment`,
  )
  const [, version, hash] = /^search\.sql, version (\d+), (\w+)$/.exec(found?.comment ?? '') ?? []
  return version && hash ? { version: Number(version), hash } : undefined
}
