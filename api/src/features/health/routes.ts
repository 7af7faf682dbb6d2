import { apiVersion } from '@portal/contract/api-version'
import { sql } from 'drizzle-orm'
import { Elysia } from 'elysia'
import type { Database } from '../../platform/database/database.ts'
import { agreeOnStore } from '../../platform/objects/agree-on-store.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'

const timeoutMs = 2000

const canReach = async (database: Database): Promise<boolean> => {
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, Bun.sleep(timeoutMs).then(() => false)])
}

/** A store that is away or slow is no reason to send traffic elsewhere: all processes have the same one. */
const hasForeignStore = (database: Database, objects: ObjectStore): Promise<boolean> => {
  const isForeign = agreeOnStore(database, objects).then(
    isOurs => !isOurs,
    () => false,
  )
  return Promise.race([isForeign, Bun.sleep(timeoutMs).then(() => false)])
}

const foreignStore =
  'The object store of this process is not the one that belongs to the database: give all processes the same DATA_DIR or the same bucket.'

const notReady = (reason?: string): Response =>
  Response.json({ status: 'not ready', reason }, { status: 503 })

interface Health {
  objects: ObjectStore | undefined
  /** What the settings switch on. */
  has: { mail: boolean; payments: boolean; screening: boolean; assistant: boolean }
  isStopping: () => boolean
}

/**
 * `/healthz` is for restarts and shows the pages' server the version and what is switched on; `/readyz` is
 * for traffic, and 503 once the API stops.
 */
export const healthRoutes = (database: Database, { objects, has, isStopping }: Health) =>
  new Elysia({ detail: { hide: true } })
    .get('/healthz', () => Response.json({ status: 'ok', api: apiVersion, ...has }))
    .get('/readyz', async () => {
      if (isStopping() || !(await canReach(database))) return notReady()
      if (objects && (await hasForeignStore(database, objects))) return notReady(foreignStore)
      return Response.json({ status: 'ready' })
    })
