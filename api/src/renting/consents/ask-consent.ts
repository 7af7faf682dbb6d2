import type { consentEndpoints } from '@portal/contract/consents/endpoints'
import { eq, sql } from 'drizzle-orm'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { userConsents } from '../../schema/consents.ts'
import { getConsent, selectConsents } from './consent-rows.ts'
import { endOf, refuseUnlessMayWish } from './consent-rules.ts'

/** The two people must deal with each other. */
export const askConsent: Verb<typeof consentEndpoints.ask> = async (context, { body }) => {
  const { ownerId, dataCategory, propertyId } = body
  const specificFields = await refuseUnlessMayWish(context, { ...body, otherId: ownerId, owner: 'other' })
  const { message: purpose, notice } = await reviewPurpose(context, body.purpose, ownerId)
  const { database, caller, jobs } = context
  const id = Bun.randomUUIDv7()
  await database
    .insert(userConsents)
    .values({ id, ownerId, requesterId: caller.id, propertyId, dataCategory, specificFields, purpose })
  await jobs.announce(database, { type: 'consent_asked', consentId: id })
  return { consent: await getConsent(database, id), notice }
}

/** The two people must deal with each other. */
export const shareFacts: Verb<typeof consentEndpoints.share> = async (context, { body }) => {
  const { requesterId, dataCategory } = body
  const expiresAt = endOf(body.expiresAt)
  const specificFields = await refuseUnlessMayWish(context, {
    ...body,
    otherId: requesterId,
    owner: 'caller',
  })
  const { message, notice } = await reviewPurpose(context, body.purpose ?? '', requesterId)
  const { database, caller, jobs } = context
  const id = Bun.randomUUIDv7()
  await database.insert(userConsents).values({
    id,
    ownerId: caller.id,
    requesterId,
    dataCategory,
    specificFields,
    purpose: message || null,
    status: 'granted',
    grantedAt: sql`clock_timestamp()`,
    expiresAt,
  })
  await jobs.announce(database, { type: 'consent_shared', consentId: id })
  return { consent: await getConsent(database, id), notice }
}

/**
 * Read as one with what the same person wrote to the other within a day. Consents are between a tenant and a
 * landlord.
 */
const reviewPurpose = async (context: Context<Caller>, purpose: string, otherId: string) => {
  const { database, caller } = context
  const [tenantId, landlordId] = caller.userType === 'tenant' ? [caller.id, otherId] : [otherId, caller.id]
  const earlier = await recentTexts(database, { tenantId, landlordId, senderId: caller.id })
  return reviewMessage(context, { source: 'consent', message: purpose, earlier })
}

/** As it is now. */
export const readCreatedConsent: Again<typeof consentEndpoints.ask> = async ({ database }, answered) => {
  const [consent] = await selectConsents(database).where(eq(userConsents.id, answered.consent.id))
  if (!consent) throw notFound('consent')
  return { consent, notice: answered.notice }
}
