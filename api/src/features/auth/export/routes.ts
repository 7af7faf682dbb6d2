import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { day, limitOf } from '../../../platform/limits/rate-limit.ts'
import { Refusal } from '../../../platform/request/refusal.ts'
import { route, type Verb } from '../../../platform/request/route.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { dataExports, documents, isDocumentKept } from '../../../schema/documents.ts'

/** One a day is made, and each request leaves a line in the account's activity. */
const exportRequests = limitOf('export-requests', 20, day)

const dayMs = 86_400_000

const findExport = async (database: Database, userId: string) => {
  const { askedAt, madeAt } = dataExports
  const [found] = await database
    .select({ askedAt, madeAt, documentId: documents.id })
    .from(dataExports)
    .leftJoin(documents, and(eq(documents.id, dataExports.documentId), isDocumentKept))
    .where(eq(dataExports.userId, userId))
  return found
}

const readExport: Verb<typeof exportEndpoints.read> = async ({ database, caller }) => ({
  dataExport: (await findExport(database, caller.id)) ?? null,
})

/** Asks for an export, which a job makes. While one is made, repeating changes nothing. Throws `conflict` within a day of the last. */
const askExport: Verb<typeof exportEndpoints.ask> = async context => {
  const { database, caller } = context
  const last = await findExport(database, caller.id)
  if (last && !last.madeAt) return { dataExport: last }
  if (last && Date.parse(last.askedAt) > Date.now() - dayMs)
    throw new Refusal('conflict', 'You can ask for a copy once a day. Please try again tomorrow.')
  const request = { askedAt: sql`now()`, madeAt: null, documentId: null, dueAt: sql`now()` }
  const { askedAt, madeAt, documentId, userId } = dataExports
  const [dataExport] = await database
    .insert(dataExports)
    .values({ userId: caller.id })
    .onConflictDoUpdate({ target: userId, set: request })
    .returning({ askedAt, madeAt, documentId })
  if (!dataExport) throw new Error('The export was not inserted')
  await recordSecurityEvent(context, { eventType: 'data_export', status: 'succeeded', userId: caller.id })
  return { dataExport }
}

export const exportRoutes = [
  route(exportEndpoints.read, readExport),
  route(exportEndpoints.ask, askExport, { limit: exportRequests, room: 0 }),
]
