// What the subject of a background check does.

import type { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { eq, sql } from 'drizzle-orm'
import { endWaiting } from '../../domain/end-waiting.ts'
import { refuseUnconfirmed } from '../../domain/no-mail.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import type { Screening } from '../../platform/ports/screening.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications } from '../../schema/applications.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { userInteractions } from '../../schema/consents.ts'
import { properties } from '../../schema/properties.ts'
import { lockOwnCheck, type OpenCheck } from './check-access.ts'
import { getCheck } from './check-rows.ts'
import { followCheck } from './follow-check.ts'
import { inScreeningTurn, screeningOf } from './screening-turn.ts'

const itself = (id: string) => eq(backgroundChecks.id, id)

/** Invites the subject at the provider; repeating it leads to the same page. */
export const acceptCheck: Verb<typeof backgroundCheckEndpoints.accept> = (context, { params }) => {
  const screening = screeningOf(context)
  return inScreeningTurn([context.caller.id], async () => {
    // In its own turn, so that it is stored even if the rest fails.
    const candidateId = await inTurn(context, own => candidateOf(own, screening, params.id))
    return inTurn(context, async own => {
      const { database } = own
      const check = await lockOwnCheck(own, params.id, 'running')
      const invitation = await screening.invite(candidateId, await stateOf(database, check))
      await setInteraction(database, check, 'accepted')
      await database
        .update(backgroundChecks)
        .set({ providerInvitationId: invitation.id })
        .where(itself(check.id))
      await endWaiting(database, 'background_check', [check.id])
      if (invitation.url === null)
        await followCheck(own, screening, { ...check, providerInvitationId: invitation.id })
      return { backgroundCheck: await getCheck(own, check.id), url: invitation.url }
    })
  })
}

const candidateOf = async (own: Context<Caller>, screening: Screening, id: string): Promise<string> => {
  const { database, caller } = own
  const check = await lockOwnCheck(own, id, 'running')
  refuseUnconfirmed(own)
  if (check.providerCandidateId) return check.providerCandidateId
  const { email, firstName, lastName } = caller
  const candidateId = await screening.createCandidate({ checkId: id, email, firstName, lastName })
  await database.update(backgroundChecks).set({ providerCandidateId: candidateId }).where(itself(id))
  return candidateId
}

/** The home's state, such as CA, if there is a home. */
const stateOf = async (database: Database, { applicationId }: OpenCheck): Promise<string | null> => {
  if (!applicationId) return null
  const [home] = await database
    .select({ state: properties.state })
    .from(applications)
    .innerJoin(properties, eq(properties.id, applications.propertyId))
    .where(eq(applications.id, applicationId))
  return home?.state ?? null
}

const setInteraction = (database: Database, { interactionId }: OpenCheck, status: 'accepted' | 'declined') =>
  database.update(userInteractions).set({ status }).where(eq(userInteractions.id, interactionId))

/** Nothing was sent to the provider yet. */
export const declineCheck: Verb<typeof backgroundCheckEndpoints.decline> = async (context, { params }) => {
  const { database, jobs } = context
  const check = await lockOwnCheck(context, params.id, 'cancelled')
  if (check.isAccepted) throw new Refusal('conflict', 'You have accepted this background check.')
  await setInteraction(database, check, 'declined')
  await database.update(backgroundChecks).set({ status: 'cancelled' }).where(itself(check.id))
  await jobs.announce(database, { type: 'background_check_declined', backgroundCheckId: check.id })
  return { backgroundCheck: await getCheck(context, check.id) }
}

export const releaseCheck: Verb<typeof backgroundCheckEndpoints.release> = async (context, { params }) => {
  const { database, jobs } = context
  const check = await lockOwnCheck(context, params.id, 'released')
  await database
    .update(backgroundChecks)
    .set({ status: 'released', releasedAt: sql`clock_timestamp()` })
    .where(itself(check.id))
  await jobs.announce(database, { type: 'background_check_released', backgroundCheckId: check.id })
  return { backgroundCheck: await getCheck(context, check.id) }
}

/** The requester reads the message with the report, once it is released. */
export const disputeCheck: Verb<typeof backgroundCheckEndpoints.dispute> = async (
  context,
  { params, body },
) => {
  const { database, caller } = context
  const check = await lockOwnCheck(context, params.id, 'disputed')
  const parties = { tenantId: caller.id, landlordId: check.requesterId, senderId: caller.id }
  const { message, notice } = await reviewMessage(context, {
    source: 'background_check',
    message: body.message,
    earlier: await recentTexts(database, parties),
  })
  await database
    .update(backgroundChecks)
    .set({ status: 'disputed', disputedAt: sql`clock_timestamp()`, statement: message })
    .where(itself(check.id))
  await endWaiting(database, 'background_check', [check.id])
  return { backgroundCheck: await getCheck(context, check.id), notice }
}
