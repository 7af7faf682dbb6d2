import type { Figures, VersionFigures } from '@portal/contract/client-failures/client-failure'
import type { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { and, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { clientReports } from '../../schema/client-reports.ts'

const { app, version, kind, stage, message, pageId, personId, network, createdAt } = clientReports

const tenMinutesMs = 10 * 60_000
const dayMs = 24 * 3_600_000
const mostVersions = 100
const mostMessages = 5

/** What was reported of each version asked for. To anyone but administrators and the pages' server there is no such call. */
export const readFigures: Verb<typeof clientFailureEndpoints.figures> = async (
  { database, caller, isFromPages },
  { query },
) => {
  if (!isFromPages && !caller?.isAdmin) throw notFound('call')
  const asked = versionsIn(query.versions ?? '')
  if (asked.length === 0) return { figures: [] }
  const isOfDay = or(...asked.map(one => and(isOf(one), isSince(dayMs, one.sinceMs))))
  const counts = await countIn(database, isOfDay, isSince(tenMinutesMs))
  const messages = await messagesIn(database, isOfDay)
  const figures = asked.map(({ sinceMs: _, ...one }) => {
    const isIts = (row: Version) => row.app === one.app && row.version === one.version
    const { last10Minutes = none, last24Hours = none } = counts.find(isIts) ?? {}
    return { ...one, last10Minutes, last24Hours, messages: messages.filter(isIts) }
  })
  return { figures }
}

type Version = Pick<VersionFigures, 'app' | 'version'>

const none: Figures = { loads: 0, failures: 0, fallbacks: 0, people: 0, networks: 0 }

interface Asked extends Version {
  sinceMs: number
}

const versionsIn = (list: string): Asked[] =>
  [...new Set(list.split(','))].slice(0, mostVersions).flatMap(one => {
    const [named, numbered, since = ''] = one.split('@')
    return named && numbered ? [{ app: named, version: numbered, sinceMs: Date.parse(since) || 0 }] : []
  })

const isOf = (one: Version) => and(eq(app, one.app), eq(version, one.version))

/** Not older than that, nor than a moment; a moment in a future that PostgreSQL may not know is now. */
const isSince = (ageMs: number, sinceMs = 0): SQL => {
  const now = Date.now()
  return gte(createdAt, new Date(Math.max(now - ageMs, Math.min(sinceMs, now))).toISOString())
}

const countIn = (database: Database, isOfDay: SQL | undefined, isRecent: SQL) =>
  database
    .select({ app, version, last10Minutes: countOf(isRecent), last24Hours: countOf(sql`true`) })
    .from(clientReports)
    .where(isOfDay)
    .groupBy(app, version)

/** One object of figures, as JSON carries it. */
const countOf = (which: SQL): SQL<Figures> => {
  const of = (word: string) => sql`filter (where ${which} and ${kind} = ${word})`
  return sql<Figures>`json_build_object(
    'loads', count(*) ${of('load')},
    'failures', count(*) ${of('failure')},
    'fallbacks', count(*) ${of('fallback')},
    'people', count(distinct ${personId}) ${of('failure')},
    'networks', count(distinct ${network}) ${of('failure')})`
}

/** The last few of each version. */
const messagesIn = (database: Database, isOfDay: SQL | undefined) => {
  const numbered = database
    .select({
      app,
      version,
      kind,
      stage,
      message,
      at: createdAt,
      place:
        sql<number>`row_number() over (partition by ${app}, ${version} order by ${createdAt} desc, ${pageId} desc)`.as(
          'place',
        ),
    })
    .from(clientReports)
    .where(and(isOfDay, ne(kind, 'load')))
    .as('numbered')
  return database.select().from(numbered).where(lte(numbered.place, mostMessages)).orderBy(numbered.place)
}
