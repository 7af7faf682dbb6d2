import * as sitePaths from '@portal/contract/site-paths'
import type { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { identityHours, reminderDays, verificationNow } from '@portal/contract/verifications/lifecycle'
import { desc, eq } from 'drizzle-orm'
import { refuseUnconfirmed } from '../../domain/no-mail.ts'
import { inProviderTurn } from '../../domain/provider-turn.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { day, limitOf, takeTry } from '../../platform/limits/rate-limit.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { biometricVerifications } from '../../schema/verification.ts'
import { asVerification } from './list-verifications.ts'

/** New ones: each costs the portal money. */
const identityChecks = limitOf('identity-checks', 3, day)
const tooMany = 'You can start three checks a day. Please try again tomorrow.'

/**
 * The address of the provider's page: of the check that is open there, or of a new one. Throws `email_unconfirmed`,
 * `too_many` for a fourth new one in a day, `conflict` while a check is under way or holds for more than 30 days, and `not_now` without a provider: then nothing
 * is stored.
 */
export const startIdentity: Verb<typeof verificationEndpoints.startIdentity> = context =>
  inProviderTurn([context.caller.id], () => inTurn(context, openCheck))

const openCheck = async ({ database, caller, payments, mail, env, address, userAgent }: Context<Caller>) => {
  if (!payments || !env.publicOrigin) throw new Refusal('not_now', 'Identity checks are switched off.')
  refuseUnconfirmed({ caller, mail })
  const [last] = await database
    .select()
    .from(biometricVerifications)
    .where(eq(biometricVerifications.userId, caller.id))
    .orderBy(desc(biometricVerifications.createdAt), desc(biometricVerifications.id))
    .limit(1)
    .for('no key update')
  const status = last && verificationNow(last)
  if (status === 'processing')
    throw new Refusal('conflict', 'Your check is under way. It takes a few minutes.')
  if (status === 'verified' && isLong(last?.expiresAt ?? null))
    throw new Refusal('conflict', 'Your identity is checked already.')
  const previous = last?.verificationData?.sessionId ?? null
  if (last && previous && (status === 'pending' || status === 'failed')) {
    const session = await payments.readIdentity(previous)
    if (session?.url && isYoung(last.createdAt))
      return { verification: asVerification(last), url: session.url }
  }
  // In the transaction: a check that could not be opened does not count.
  await takeTry(database, identityChecks, caller.id, { words: tooMany })
  const { sessionId, url } = await payments.startIdentity({
    personId: caller.id,
    previous,
    returnUrl: `${env.publicOrigin}${sitePaths.identityChecked}`,
  })
  if (last?.status === 'pending')
    await database
      .update(biometricVerifications)
      .set({ status: status === 'expired' ? 'expired' : 'cancelled' })
      .where(eq(biometricVerifications.id, last.id))
  const [check] = await database
    .insert(biometricVerifications)
    .values({
      userId: caller.id,
      verificationType: 'identity_document',
      verificationData: { sessionId, documentType: null, reason: null },
      ipAddress: address,
      userAgent,
    })
    .returning()
  if (!check) throw new Error('The check was not stored.')
  return { verification: asVerification(check), url }
}

const isLong = (expiresAt: string | null): boolean =>
  expiresAt !== null && Date.parse(expiresAt) > Date.now() + reminderDays * 86_400_000

const isYoung = (createdAt: string): boolean => Date.parse(createdAt) + identityHours * 3_600_000 > Date.now()
