// Checks of identity documents on Stripe's page. Of what Stripe reads there, only names and days are asked for, and kept by nobody.
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { IdentityQuestion, IdentitySession } from '../../platform/ports/payments.ts'
import { onceKey, together, unless } from './reach.ts'

const Moment = z.object({ year: z.int(), month: z.int(), day: z.int() })

const Session = z.object({
  id: z.string(),
  status: z.enum(['requires_input', 'processing', 'verified', 'canceled']),
  url: z.catch(z.nullish(z.string()), null),
  last_error: z.catch(z.nullish(z.object({ code: z.nullish(z.string()) })), null),
  verified_outputs: z.catch(
    z.nullish(z.object({ first_name: z.nullish(z.string()), last_name: z.nullish(z.string()) })),
    null,
  ),
  last_verification_report: z.catch(
    z.nullish(
      z.object({
        document: z.nullish(
          z.object({
            type: z.nullish(z.string()),
            expiration_date: z.catch(z.nullish(Moment), null),
          }),
        ),
      }),
    ),
    null,
  ),
})

/** A repeated call whose answer was late gets the same session. */
export const startIdentity = async (
  stripe: Stripe,
  { personId, previous, returnUrl }: IdentityQuestion,
): Promise<{ sessionId: string; url: string }> => {
  const options = together()
  if (previous) await cancelOpen(stripe, previous, options())
  const { id, url } = await stripe.identity.verificationSessions.create(
    {
      type: 'document',
      client_reference_id: personId,
      options: { document: { require_live_capture: true, require_matching_selfie: true } },
      return_url: returnUrl,
    },
    { ...options(), idempotencyKey: onceKey('identity', personId, previous ?? 'first') },
  )
  if (!url) throw new Error('Stripe opened an identity check without an address.')
  return { sessionId: id, url }
}

/** It can have just been used. */
const cancelOpen = async (stripe: Stripe, id: string, options: Stripe.RequestOptions): Promise<void> => {
  try {
    await stripe.identity.verificationSessions.cancel(id, {}, options)
  } catch (thrown) {
    if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown
  }
}

/** `reads` can be a restricted key's, which alone may read until when a document is valid. */
export const readIdentity = async (
  reads: Stripe,
  id: string,
  { isRestricted }: { isRestricted: boolean },
): Promise<IdentitySession | null> => {
  const validUntil = 'last_verification_report.document.expiration_date'
  const options = together()
  const retrieve = (...expand: string[]) =>
    unless(['resource_missing'], reads.identity.verificationSessions.retrieve(id, { expand }, options()))
  const found = await retrieve('verified_outputs', 'last_verification_report')
  const session = found && Session.parse(found)
  if (!session) return null
  const {
    status,
    url,
    last_error: error,
    verified_outputs: outputs,
    last_verification_report: report,
  } = session
  const until =
    isRestricted && report?.document
      ? Session.parse(await retrieve(validUntil)).last_verification_report?.document?.expiration_date
      : null
  return {
    status: status === 'requires_input' && error ? 'failed' : status,
    url: url ?? null,
    errorCode: error?.code ?? null,
    name:
      outputs?.first_name && outputs.last_name
        ? { first: outputs.first_name, last: outputs.last_name }
        : null,
    documentType: report?.document?.type ?? null,
    validUntil: until ? new Date(Date.UTC(until.year, until.month - 1, until.day)).toISOString() : null,
  }
}
