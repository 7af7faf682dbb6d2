import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

export const untilHandled = (database: Database): Promise<void> =>
  untilTrue(async () => {
    const [open] = await database.execute(
      sql`select from pgboss.job where name = 'events' and state < 'completed' limit 1`,
    )
    return open === undefined
  })
