import type { Figures, VersionFigures } from '@portal/contract/client-failures/client-failure'
import type { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { clientReports } from '../../schema/client-reports.ts'

const { app, version, kind, stage, message, personId, network, createdAt } = clientReports

const tenMinutesMs = 10 * 60_000
const dayMs = 24 * 3_600_000
const mostVersions = 60
const mostMessages = 5

/** What was reported of each version asked for. To anyone but administrators and the pages' server there is no such call. */
export const readFigures: Verb<typeof clientFailureEndpoints.figures> = async (
  { database, caller, isFromPages },
  { query },
) => {
  if (!isFromPages && !caller?.isAdmin) throw notFound('call')
  const sinceMs = query.since === undefined ? 0 : Date.parse(query.since)
  const figures: VersionFigures[] = []
  for (const one of versionsIn(query.versions ?? '')) figures.push(await figuresOf(database, one, sinceMs))
  return { figures }
}

type Version = Pick<VersionFigures, 'app' | 'version'>

const versionsIn = (list: string): Version[] =>
  [...new Set(list.split(','))].slice(0, mostVersions).flatMap(one => {
    const [app, version] = one.split('@')
    return app && version ? [{ app, version }] : []
  })

const figuresOf = async (database: Database, one: Version, sinceMs: number): Promise<VersionFigures> => {
  const isIts = and(eq(app, one.app), eq(version, one.version))
  const within = (ageMs: number) =>
    and(isIts, gte(createdAt, new Date(Math.max(Date.now() - ageMs, sinceMs)).toISOString()))
  return {
    ...one,
    last10Minutes: await count(database, within(tenMinutesMs)),
    last24Hours: await count(database, within(dayMs)),
    messages: await database
      .select({ kind, stage, message, at: createdAt })
      .from(clientReports)
      .where(and(within(dayMs), ne(kind, 'load')))
      .orderBy(desc(createdAt))
      .limit(mostMessages),
  }
}

const count = async (database: Database, which: ReturnType<typeof and>): Promise<Figures> => {
  const isFailure = sql`${kind} = 'failure'`
  const [figures] = await database
    .select({
      loads: sql<number>`(count(*) filter (where ${kind} = 'load'))::int`,
      failures: sql<number>`(count(*) filter (where ${isFailure}))::int`,
      fallbacks: sql<number>`(count(*) filter (where ${kind} = 'fallback'))::int`,
      people: sql<number>`(count(distinct ${personId}) filter (where ${isFailure}))::int`,
      networks: sql<number>`(count(distinct ${network}) filter (where ${isFailure}))::int`,
    })
    .from(clientReports)
    .where(which)
  return figures ?? { loads: 0, failures: 0, fallbacks: 0, people: 0, networks: 0 }
}
