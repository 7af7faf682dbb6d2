import type { ReadVotes, RouteVotes } from '@portal/contract/client-failures/client-failure'
import type { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Verb } from '../../platform/request/route.ts'
import { clientReports } from '../../schema/client-reports.ts'
import { users } from '../../schema/people.ts'
import { forAdministrators } from './for-administrators.ts'

const { app, version, kind, route, personId, network, revision, createdAt } = clientReports

/**
 * The votes on each route that has any. Each network and each account has one vote, even if it loaded the version
 * many times. Only for administrators and the pages' server.
 */
export const readVotes: Verb<typeof clientFailureEndpoints.votes> = async (context, { query }) => {
  await forAdministrators(context)
  return context.database.transaction(async transaction => {
    // With an on-disk sort, a million loads take three times as long.
    await transaction.execute(sql`set local work_mem = '64MB'`)
    const votes = await transaction.execute<RouteVotes>(votesOf(query))
    const [counted] = await transaction.execute<{ networks: number }>(networksOf(query))
    return { votes: [...votes], networks: counted?.networks ?? 0 }
  })
}

/** Uses the database's clock, which also wrote the reports' moments; only `before` depends on the releaser's clock. */
const isIn = ({ period, ...query }: ReadVotes): SQL | undefined => {
  const since = releasedAt(query)
  return {
    last10Minutes: gt(createdAt, sql`now() - interval '10 minutes'`),
    last24Hours: gt(createdAt, sql`now() - interval '1 day'`),
    before: and(gt(createdAt, sql`${since}::timestamptz - interval '1 day'`), lt(createdAt, since)),
  }[period]
}

/** PostgreSQL has no year 0. */
const releasedAt = ({ since }: Pick<ReadVotes, 'since'>): string =>
  new Date(Math.max(0, Date.parse(since))).toISOString()

const isAsked = (query: ReadVotes): SQL | undefined =>
  and(
    eq(app, query.app),
    eq(version, query.version),
    inArray(route, query.routes.split(',')),
    gte(revision, query.fromRevision),
    query.beforeRevision === undefined ? undefined : lt(revision, query.beforeRevision),
    isIn(query),
  )

const networksOf = (query: ReadVotes): SQL => sql`
  select count(*)::int as networks
  from (select from ${clientReports} where ${and(eq(app, query.app), isIn(query))} group by ${network}) as seen`

/**
 * First counts loads per route for each person and for each network's visitors, which leaves few rows.
 * Failures without loads count as failed loads: a version that cannot load can report nothing else.
 */
const votesOf = (query: ReadVotes): SQL => sql`
  with reported as (
    select ${route} as route, ${network} as network, ${personId} as person_id,
      count(*) filter (where ${kind} = 'load') as loads,
      count(*) filter (where ${kind} = 'failure') as failures,
      min(${createdAt}) as first_at
    from ${clientReports} where ${isAsked(query)} group by ${route}, ${network}, ${personId}
  ), counted as (
    select route, person_id, greatest(loads, failures) as loads, failures,
      case when person_id is null then network
        else first_value(network) over (partition by person_id order by first_at, network) end as network,
      case when person_id is null then array['visitors']
        when ${users.createdAt} <= ${releasedAt(query)}::timestamptz - interval '1 day' then array['signed-in', 'known']
        else array['signed-in'] end as crowds
    from reported left join ${users} on ${users.id} = person_id
    where loads > 0 or failures > 0
  ), by_network as (
    select crowd, route, sum(loads) as loads, 2 * sum(failures) > sum(loads) as failed
    from counted, unnest(crowds) as crowd group by crowd, route, network
  ), by_account as (
    select crowd, route, 2 * sum(failures) > sum(loads) as failed
    from counted, unnest(crowds) as crowd where person_id is not null group by crowd, route, person_id
  )
  select crowd, route, sum(loads)::int as "loads",
    count(*)::int as "networks",
    count(*) filter (where failed)::int as "failedNetworks",
    (select count(*)::int from by_account where (crowd, route) = (by_network.crowd, by_network.route)) as "accounts",
    (select count(*)::int from by_account
      where failed and (crowd, route) = (by_network.crowd, by_network.route)) as "failedAccounts"
  from by_network group by crowd, route order by route, crowd`
