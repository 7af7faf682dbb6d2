import { gauge } from '@portal/server/metrics'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './platform/database.ts'

/** Lets metrics show how busy the database's connections are, and which jobs there are. Once per process. */
export const measure = ({ database, load }: Pick<OpenDatabase, 'database' | 'load'>): void => {
  gauge('portal_database_connections', 'Connections in use, and requests that wait for one.', load)
  gauge('portal_jobs', 'Jobs, by their state.', async () => {
    const counts = await database.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from pgboss.job group by state`,
    )
    return Object.fromEntries(counts.map(({ state, count }) => [state, count]))
  })
}
