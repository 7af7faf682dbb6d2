import type { Input } from '@portal/contract/endpoint'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { newestFirst, readWhole } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import { type Again, route, type Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { platformWarnings } from '../../schema/warnings.ts'

const { id, userId } = platformWarnings
/** Which decision one is from is the portal's to know, and counts toward no answer. */
const { violationId: _, ...shown } = getTableColumns(platformWarnings)

const readWarnings = (
  { database, caller }: Context<Caller>,
  query: Input<typeof warningEndpoints.list>['query'],
) =>
  readWhole(query, newestFirst(id), isFurther =>
    database
      .select(shown)
      .from(platformWarnings)
      .where(and(eq(userId, caller.id), isFurther)),
  )

const listWarnings: Verb<typeof warningEndpoints.list> = async (context, { query }) =>
  (await readWarnings(context, query)).page

/**
 * Records a warning that the caller was shown and has yet to acknowledge (spec §4 "Warning"). Throws
 * `conflict` if the caller's list would no longer fit into one answer (docs/decisions/limits.md).
 */
const createWarning: Verb<typeof warningEndpoints.create> = async (context, { body }) => {
  const { database, caller } = context
  const [warning] = await database
    .insert(platformWarnings)
    .values({ ...body, userId: caller.id })
    .returning()
  if (!warning) throw new Error('A warning was inserted but not returned')
  if ((await readWarnings(context, {})).nextCursor !== null)
    throw new Refusal('conflict', 'Your list of warnings is full. Please acknowledge the ones you have.')
  return { warning }
}

const readCreatedWarning: Again<typeof warningEndpoints.create> = async ({ database }, answered) => {
  const [warning] = await database
    .select()
    .from(platformWarnings)
    .where(eq(platformWarnings.id, answered.warning.id))
  if (!warning) throw notFound('warning')
  return { warning }
}

/** Acknowledges one of the caller's warnings; repeating changes nothing and keeps the first time. */
const acknowledgeWarning: Verb<typeof warningEndpoints.acknowledge> = async (
  { database, caller },
  { params },
) => {
  const itself = eq(platformWarnings.id, params.id)
  const [stored] = await database.select().from(platformWarnings).where(itself).for('update')
  if (!stored) throw notFound('warning')
  if (stored.userId !== caller.id) throw notFound('warning', { belongsToAnother: true })
  const [warning = stored] = await database
    .update(platformWarnings)
    .set({ isAcknowledged: true, acknowledgedAt: sql`coalesce(${platformWarnings.acknowledgedAt}, now())` })
    .where(itself)
    .returning()
  return { warning }
}

export const warningRoutes = [
  route(warningEndpoints.list, listWarnings),
  route(warningEndpoints.create, createWarning, { again: readCreatedWarning }),
  route(warningEndpoints.acknowledge, acknowledgeWarning),
]
