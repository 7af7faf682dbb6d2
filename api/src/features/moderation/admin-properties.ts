import type { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import type { AdminActKind } from '@portal/contract/moderation/finding'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { freeHome, holdHome } from '../../domain/held-home.ts'
import { selectProperties } from '../../domain/property-rows.ts'
import { beginsWith } from '../../platform/database/begins-with.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/database/in-turn.ts'
import type { Context } from '../../platform/request/context.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { properties } from '../../schema/properties.ts'
import { adminActs, contentViolations } from '../../schema/warnings.ts'
import { obstacleToActing } from './find-people.ts'
import { asFindings, readPeople } from './finding-rows.ts'
import { noteAct, readActs } from './note-act.ts'

const { address, deletedAt, id, title } = properties
const newest = 50

type Row = Awaited<ReturnType<typeof selectProperties>>[number]

const asAdminProperty = (home: Row) => ({ ...home, isPublic: home.visibilityLevel === 'public' })

/** By its id, or the beginning of its title or address, through indexes. */
const isFoundBy = (text: string): SQL | undefined => {
  const words = text.trim()
  if (words === '') return undefined
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(words)) return eq(id, words)
  return or(beginsWith(sql`lower(${title})`, words), beginsWith(sql`lower(${address})`, words))
}

/** Public, private and archived ones, newest first. */
export const findProperties: Verb<typeof adminPropertyEndpoints.find> = async ({ database }, { query }) => {
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    selectProperties(database).where(and(isNull(deletedAt), isFoundBy(query.query ?? ''), isFurther)),
  )
  return { properties: page.map(asAdminProperty), nextCursor }
}

const getHome = async (database: Database, homeId: string): Promise<Row> => {
  const [home] = await selectProperties(database).where(and(eq(id, homeId), isNull(deletedAt)))
  if (!home) throw notFound('property')
  return home
}

export const readAdminProperty: Verb<typeof adminPropertyEndpoints.read> = async (
  { database, caller },
  { params },
) => {
  const home = await getHome(database, params.id)
  const landlord = (await readPeople(database, [home.landlordId])).get(home.landlordId)
  if (!landlord) throw notFound('property')
  const violations = await database
    .select()
    .from(contentViolations)
    .where(eq(contentViolations.subjectId, home.id))
    .orderBy(desc(contentViolations.queuedAt), desc(contentViolations.id))
    .limit(newest)
  return {
    property: asAdminProperty(home),
    landlord,
    violations: await asFindings(database, violations),
    acts: await readActs(database, eq(adminActs.propertyId, home.id)),
    cannotAct: obstacleToActing(caller, home.landlordId),
  }
}

/**
 * Locks the landlord, then the home; acts, keeps that in the audit, and answers with the home as it is then. Throws
 * `forbidden` for the caller's own.
 */
const act = async (
  context: Context<Caller>,
  { id: propertyId, kind, reason }: { id: string; kind: AdminActKind; reason: string },
  work: (home: typeof properties.$inferSelect) => Promise<void>,
) => {
  const { database, caller } = context
  const { landlordId } = await getHome(database, propertyId)
  const obstacle = obstacleToActing(caller, landlordId)
  if (obstacle) throw new Refusal('forbidden', obstacle)
  await lockPerson(database, landlordId)
  const [home] = await database
    .select()
    .from(properties)
    .where(and(eq(id, propertyId), isNull(deletedAt)))
    .for('no key update')
  if (!home) throw notFound('property')
  await work(home)
  await noteAct(context, { kind, reason, userId: landlordId, propertyId })
  return { property: asAdminProperty(await getHome(database, propertyId)) }
}

/** Throws `conflict` for one that is hidden already. */
export const hideProperty: Verb<typeof adminPropertyEndpoints.hide> = (context, { params, body }) =>
  act(context, { id: params.id, kind: 'hidden', reason: body.reason }, async home => {
    if (home.heldAt) throw new Refusal('conflict', 'This home is hidden already.')
    await holdHome(context.database, home.id, body.reason)
  })

/** It is listed as it was before. Throws `conflict` for one that is not hidden. */
export const restoreHiddenProperty: Verb<typeof adminPropertyEndpoints.restore> = (
  context,
  { params, body },
) =>
  act(context, { id: params.id, kind: 'restored', reason: body.reason }, async home => {
    if (!home.heldAt) throw new Refusal('conflict', 'This home is not hidden.')
    await freeHome(context.database, home.id)
  })
