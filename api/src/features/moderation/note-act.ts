import type { AdminActKind } from '@portal/contract/moderation/finding'
import { desc, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { adminActs } from '../../schema/warnings.ts'
import { readPeople } from './finding-rows.ts'

interface Act {
  kind: AdminActKind
  reason: string
  /** The person who is told. */
  userId: string
  propertyId?: string
  violationId?: string
}

/** In the transaction of the act; whom it concerns is told, unless a decision tells them. */
export const noteAct = async ({ database, caller, jobs }: Context<Caller>, act: Act): Promise<void> => {
  const id = Bun.randomUUIDv7()
  await database.insert(adminActs).values({ ...act, id, adminId: caller.id })
  if (!act.violationId) await jobs.announce(database, { type: 'administrator_acted', actId: id })
}

const mostActs = 50

/** Newest first. */
export const readActs = async (database: Database, condition: SQL) => {
  const acts = await database
    .select()
    .from(adminActs)
    .where(condition)
    .orderBy(desc(adminActs.id))
    .limit(mostActs)
  const people = await readPeople(
    database,
    acts.map(({ adminId }) => adminId),
  )
  return acts.map(({ adminId, ...act }) => ({ ...act, admin: people.get(adminId ?? '') ?? null }))
}
