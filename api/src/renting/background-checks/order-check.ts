import type { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import { countBackgroundChecks, refusePastPlanLimit } from '../../domain/plan-limit.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import type { Context } from '../../platform/request/context.ts'
import { invalid, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications, keepsConsents } from '../../schema/applications.ts'
import {
  backgroundCheckState,
  backgroundChecks,
  backgroundCheckType,
} from '../../schema/background-checks.ts'
import { userInteractions } from '../../schema/consents.ts'
import { lockOwnApplication } from '../applications/application-access.ts'
import { getCheck, selectChecks } from './check-rows.ts'
import { screeningOf } from './screening-turn.ts'

/** Nothing is sent to the provider before the subject accepts. */
export const orderCheck: Verb<typeof backgroundCheckEndpoints.order> = async (context, { body }) => {
  const { database, caller, jobs } = context
  screeningOf(context)
  const ordered =
    caller.userType === 'landlord'
      ? await forApplicant(context, body.applicationId)
      : await forOneself(context, body.applicationId)
  await refuseIfRestricted(context)
  refusePastPlanLimit(caller, 'backgroundChecks', await countBackgroundChecks(database, caller.id))
  const [id, interactionId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  await database.insert(userInteractions).values({
    id: interactionId,
    initiatorId: caller.id,
    receiverId: ordered.subjectId,
    interactionType: backgroundCheckType,
  })
  await database.insert(backgroundChecks).values({ ...ordered, id, interactionId, requesterId: caller.id })
  if (ordered.subjectId !== caller.id)
    await jobs.announce(database, { type: 'background_check_asked', backgroundCheckId: id })
  return { backgroundCheck: await getCheck(context, id) }
}

/** Locks the application. Throws `not_found` unless it was sent to the caller. */
const forApplicant = async (context: Context<Caller>, id: string | undefined) => {
  const { database } = context
  if (id === undefined) throw invalid('applicationId', 'Please choose an application')
  const { application } = await lockOwnApplication(context, id)
  const isOpen = await database.$count(applications, and(eq(applications.id, id), keepsConsents))
  if (isOpen === 0) throw new Refusal('conflict', 'This application has ended.')
  const isDeclined = eq(userInteractions.status, 'declined')
  const isUsed = or(isDeclined, notInArray(backgroundCheckState, ['cancelled', 'failed']))
  const [earlier] = await selectChecks(database).where(and(eq(backgroundChecks.applicationId, id), isUsed))
  if (earlier)
    throw new Refusal(
      'conflict',
      earlier.status === 'cancelled'
        ? 'This applicant declined a background check.'
        : 'You have asked for a background check for this application already.',
    )
  return { subjectId: application.tenantId, applicationId: id }
}

const forOneself = async ({ database, caller }: Context<Caller>, applicationId: string | undefined) => {
  if (applicationId !== undefined)
    throw invalid('applicationId', 'Only landlords can ask for a check for an application')
  const isOwn = and(eq(backgroundChecks.subjectId, caller.id), eq(backgroundChecks.requesterId, caller.id))
  const isOpen = inArray(backgroundCheckState, ['invited', 'running', 'ready', 'disputed'])
  const [earlier] = await selectChecks(database).where(and(isOwn, isOpen))
  if (earlier) throw new Refusal('conflict', 'You have a background check under way already.')
  return { subjectId: caller.id, applicationId: null }
}

/** As it is now. */
export const readOrderedCheck: Again<typeof backgroundCheckEndpoints.order> = async (context, made) => ({
  backgroundCheck: await getCheck(context, made.backgroundCheck.id),
})
