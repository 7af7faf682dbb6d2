import { gauge } from '@portal/server/metrics'
import { count, sql } from 'drizzle-orm'
import type { OpenDatabase } from './platform/database/database.ts'
import type { Replica } from './platform/database/replica.ts'
import { billingFindings } from './schema/subscriptions.ts'

/** Call it once per process. */
export const measure = ({
  database,
  load,
  replica,
}: Pick<OpenDatabase, 'database' | 'load'> & { replica: Replica | undefined }): void => {
  gauge('portal_database_connections', 'Connections in use, and requests that wait for one.', load)
  if (replica)
    gauge(
      'portal_replica',
      'Likewise of the replica, and by how many seconds it is late at most.',
      replica.load,
    )
  gauge('portal_jobs', 'Jobs, by their state.', async () => {
    const counts = await database.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from pgboss.job group by state`,
    )
    return Object.fromEntries(counts.map(each => [each.state, each.count]))
  })
  gauge('portal_billing_findings', 'What billing leaves alone, by its kind.', async () => {
    const counts = await database
      .select({ kind: billingFindings.kind, count: count() })
      .from(billingFindings)
      .groupBy(billingFindings.kind)
    return Object.fromEntries(counts.map(each => [each.kind, each.count]))
  })
}
