// A person's warnings.
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { desc, eq, sql } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import { type Again, route, type Verb } from '../../platform/route.ts'
import { platformWarnings } from '../../schema/warnings.ts'

const longestList = 200

/** The caller's newest warnings. */
const listWarnings: Verb<typeof warningEndpoints.list> = ({ database, caller }) =>
  database
    .select()
    .from(platformWarnings)
    .where(eq(platformWarnings.userId, caller.id))
    .orderBy(desc(platformWarnings.id))
    .limit(longestList)

/** Records a warning that the caller was shown; it waits to be acknowledged (spec §4 "Warning"). */
const createWarning: Verb<typeof warningEndpoints.create> = async ({ database, caller }, { body }) => {
  const [warning] = await database
    .insert(platformWarnings)
    .values({ ...body, userId: caller.id })
    .returning()
  if (!warning) throw new Error('A warning was inserted but not returned')
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

/** Acknowledges one of the caller's warnings; again changes nothing, and the first time stays. */
const acknowledgeWarning: Verb<typeof warningEndpoints.acknowledge> = async (
  { database, caller },
  { params },
) => {
  const itself = eq(platformWarnings.id, params.id)
  const [stored] = await database.select().from(platformWarnings).where(itself).for('update')
  if (!stored) throw notFound('warning')
  if (stored.userId !== caller.id) throw notFound('warning', { isAnothers: true })
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
