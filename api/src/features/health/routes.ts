// Whether the process is alive, and whether it can serve requests.
import { apiVersion } from '@portal/contract/api-version'
import { sql } from 'drizzle-orm'
import { Elysia } from 'elysia'
import type { Database } from '../../platform/database/database.ts'

const timeoutMs = 2000

const canReach = async (database: Database): Promise<boolean> => {
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, Bun.sleep(timeoutMs).then(() => false)])
}

/** `/healthz` is for restarts and, for the pages' server, includes the API's version. `/readyz` is for traffic and returns 503 once the API begins to stop. */
export const healthRoutes = (database: Database, isStopping: () => boolean) =>
  new Elysia({ detail: { hide: true } })
    .get('/healthz', () => Response.json({ status: 'ok', api: apiVersion }))
    .get('/readyz', async () => {
      const isReady = !isStopping() && (await canReach(database))
      return Response.json({ status: isReady ? 'ready' : 'not ready' }, { status: isReady ? 200 : 503 })
    })
