import type { VersionFigures } from '@portal/contract/client-failures/client-failure'
import type { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { and, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { clientReports } from '../../schema/client-reports.ts'
import { forAdministrators } from './for-administrators.ts'

const { app, version, kind, stage, message, pageId, createdAt } = clientReports

const maxVersions = 100
const maxMessages = 5

/** The reports of each requested version. Only for administrators and the pages' server. */
export const readFigures: Verb<typeof clientFailureEndpoints.figures> = async (context, { query }) => {
  await forAdministrators(context)
  const { database } = context
  const versions = versionsIn(query.versions ?? '')
  if (versions.length === 0) return { figures: [] }
  const isRecent = and(or(...versions.map(isVersion)), isWithin('24 hours'))
  const counts = await countIn(database, isRecent)
  const messages = await messagesIn(database, isRecent)
  const figures = versions.map(one => {
    const isIts = (row: Version) => row.app === one.app && row.version === one.version
    const { last10Minutes = none, last24Hours = none } = counts.find(isIts) ?? {}
    return { ...one, last10Minutes, last24Hours, messages: messages.filter(isIts) }
  })
  return { figures }
}

type Version = Pick<VersionFigures, 'app' | 'version'>
type Figures = VersionFigures['last24Hours']

const none: Figures = { loads: 0, failures: 0, fallbacks: 0 }

const versionsIn = (list: string): Version[] =>
  [...new Set(list.split(','))].slice(0, maxVersions).flatMap(one => {
    const [named, numbered] = one.split('@')
    return named && numbered ? [{ app: named, version: numbered }] : []
  })

const isVersion = (one: Version) => and(eq(app, one.app), eq(version, one.version))

/** Uses the database's clock, which also wrote the reports' moments. */
const isWithin = (age: '10 minutes' | '24 hours'): SQL => gte(createdAt, sql`now() - ${age}::interval`)

const countIn = (database: Database, isRecent: SQL | undefined) =>
  database
    .select({ app, version, last10Minutes: countOf(isWithin('10 minutes')), last24Hours: countOf(sql`true`) })
    .from(clientReports)
    .where(isRecent)
    .groupBy(app, version)

const countOf = (which: SQL): SQL<Figures> => {
  const of = (word: string) => sql`count(*) filter (where ${which} and ${kind} = ${word})`
  return sql<Figures>`json_build_object(
    'loads', ${of('load')}, 'failures', ${of('failure')}, 'fallbacks', ${of('fallback')})`
}

const messagesIn = (database: Database, isRecent: SQL | undefined) => {
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
    .where(and(isRecent, ne(kind, 'load')))
    .as('numbered')
  return database.select().from(numbered).where(lte(numbered.place, maxMessages)).orderBy(numbered.place)
}
