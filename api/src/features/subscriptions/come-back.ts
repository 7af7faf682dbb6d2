import type { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { inProviderTurn } from '../../domain/provider-turn.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { billingOf } from './as-customer.ts'
import { readOwnSubscription } from './current-subscription.ts'
import { followProvider } from './follow-provider.ts'

/**
 * Reads the caller's subscriptions from the provider now, so that nobody who has paid waits for an event.
 * Throws `not_found` for a checkout that is not the caller's.
 */
export const comeBack: Verb<typeof paymentEndpoints.comeBack> = async (context, { body }) => {
  const { sessionId } = body
  const { payments } = billingOf(context)
  const customerId = context.caller.stripeCustomerId
  const session = sessionId === null ? null : await payments.readCheckout(sessionId)
  if (sessionId !== null && (!session || session.customerId !== customerId))
    throw notFound('checkout', { belongsToAnother: session !== null })
  return inProviderTurn([context.caller.id], () =>
    inTurn(context, async own => {
      if (customerId) await followProvider(own.database, payments, customerId)
      const subscription = await readOwnSubscription(own)
      return { isPaid: session?.isPaid ?? false, subscription }
    }),
  )
}
