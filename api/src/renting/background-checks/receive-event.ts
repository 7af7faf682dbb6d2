import type { screeningWebhookEndpoints } from '@portal/contract/background-checks/webhook-endpoints'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { followWhere } from './follow-check.ts'
import { screeningOf } from './screening-turn.ts'

/**
 * An event is only a reason to ask the provider again: so it can come twice, late or in any order. Throws `unreadable` without
 * the provider's signature, and `not_now`, so that it is sent again, if the provider cannot be reached.
 */
export const receiveEvent: Verb<typeof screeningWebhookEndpoints.screening> = async (context, { body }) => {
  const screening = screeningOf(context)
  const event = screening.readEvent(body.text, body.signature)
  if (!event) throw new Refusal('unreadable', 'The provider has not signed this for us.')
  if (event.candidateId)
    await followWhere(
      context,
      screening,
      'events',
      eq(backgroundChecks.providerCandidateId, event.candidateId),
    )
  return { received: true }
}
