import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications } from '../../schema/applications.ts'
import {
  acceptableUntil,
  backgroundCheckState,
  backgroundChecks,
  releasedFrom,
} from '../../schema/background-checks.ts'
import { userInteractions } from '../../schema/consents.ts'
import { listingPersonOf, users } from '../../schema/people.ts'

const subjects = alias(users, 'subjects')
const requesters = alias(users, 'requesters')

const columns = {
  ...getTableColumns(backgroundChecks),
  status: backgroundCheckState,
  propertyTitle: applications.propertyTitle,
  subject: { id: subjects.id, firstName: subjects.firstName, lastName: subjects.lastName },
  requester: listingPersonOf(requesters),
  acceptBy: sql<
    string | null
  >`case when ${eq(userInteractions.status, 'pending')} then ${acceptableUntil} end`.mapWith(
    backgroundChecks.readyAt,
  ),
  releasesAt: sql<
    string | null
  >`case when ${eq(backgroundChecks.status, 'ready')} then ${releasedFrom} end`.mapWith(
    backgroundChecks.readyAt,
  ),
}

/** Add where, order and limit. */
export const selectChecks = (database: Database) =>
  database
    .select(columns)
    .from(backgroundChecks)
    .innerJoin(userInteractions, eq(userInteractions.id, backgroundChecks.interactionId))
    .innerJoin(subjects, eq(subjects.id, backgroundChecks.subjectId))
    .innerJoin(requesters, eq(requesters.id, backgroundChecks.requesterId))
    .leftJoin(applications, eq(applications.id, backgroundChecks.applicationId))
    .$dynamic()

type CheckRow = Awaited<ReturnType<typeof selectChecks>>[number]

const beforeRelease = {
  readyAt: null,
  releasesAt: null,
  disputedAt: null,
  statement: null,
  expiresAt: null,
}

/**
 * Nobody but its subject learns the result here, and the requester nothing of the report before its release: not even that
 * it is disputed.
 */
export const asSeenBy = ({ id }: Pick<Caller, 'id'>, check: CheckRow): BackgroundCheck => {
  const { status } = check
  if (id === check.subjectId) return check
  if (status === 'released' || status === 'expired') return { ...check, result: null }
  return { ...check, ...beforeRelease, result: null, status: status === 'disputed' ? 'ready' : status }
}

/** As its caller may see it. */
export const getCheck = async (
  { database, caller }: Context<Caller>,
  id: string,
): Promise<BackgroundCheck> => {
  const [check] = await selectChecks(database).where(eq(backgroundChecks.id, id))
  if (!check) throw notFound('background check')
  return asSeenBy(caller, check)
}
