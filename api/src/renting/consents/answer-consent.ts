// None of this ever needs a plan.
import type { consentEndpoints } from '@portal/contract/consents/endpoints'
import { eq, sql } from 'drizzle-orm'
import { invalid } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { userConsents } from '../../schema/consents.ts'
import { lockConsent, refuseUnlessMayBecome } from './consent-access.ts'
import { getConsent } from './consent-rows.ts'
import { endOf } from './consent-rules.ts'

/** All that was asked for, or some of it. */
export const grantConsent: Verb<typeof consentEndpoints.grant> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const consent = await lockConsent(database, caller, params.id, 'owner')
  refuseUnlessMayBecome(consent, 'granted')
  const specificFields = [...new Set(body.specificFields ?? consent.specificFields)]
  if (!specificFields.every(field => consent.specificFields.includes(field)))
    throw invalid('specificFields', 'You can only allow what was asked for')
  await database
    .update(userConsents)
    .set({
      status: 'granted',
      specificFields,
      grantedAt: sql`clock_timestamp()`,
      expiresAt: endOf(body.expiresAt),
    })
    .where(eq(userConsents.id, consent.id))
  await jobs.announce(database, { type: 'consent_granted', consentId: consent.id })
  return { consent: await getConsent(database, consent.id) }
}

/** Nothing else changes between the two people. */
export const denyConsent: Verb<typeof consentEndpoints.deny> = async (context, { params }) => {
  const { database, caller, jobs } = context
  const consent = await lockConsent(database, caller, params.id, 'owner')
  refuseUnlessMayBecome(consent, 'denied')
  await database.update(userConsents).set({ status: 'denied' }).where(eq(userConsents.id, consent.id))
  await jobs.announce(database, { type: 'consent_denied', consentId: consent.id })
  return { consent: await getConsent(database, consent.id) }
}

/** Once this is answered, nobody reads it any more. */
export const revokeConsent: Verb<typeof consentEndpoints.revoke> = async (context, { params }) => {
  const { database, caller, jobs } = context
  const consent = await lockConsent(database, caller, params.id, 'owner')
  refuseUnlessMayBecome(consent, 'revoked')
  await database
    .update(userConsents)
    .set({ status: 'revoked', revokedAt: sql`clock_timestamp()` })
    .where(eq(userConsents.id, consent.id))
  await jobs.announce(database, { type: 'consent_revoked', consentId: consent.id })
  return { consent: await getConsent(database, consent.id) }
}
