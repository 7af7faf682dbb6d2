import type { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Verb } from '../../platform/request/route.ts'
import { userSubscriptions } from '../../schema/subscriptions.ts'

/** A granted plan has none. Throws `not_now` if the provider cannot be reached. */
export const readNextInvoice: Verb<typeof paymentEndpoints.nextInvoice> = async ({
  database,
  payments,
  caller,
}) => {
  const { userId, status, stripeSubscriptionId } = userSubscriptions
  const [found] = await database
    .select({ id: stripeSubscriptionId })
    .from(userSubscriptions)
    .where(and(eq(userId, caller.id), ne(status, 'canceled'), isNotNull(stripeSubscriptionId)))
  if (!payments || !caller.stripeCustomerId || !found?.id) return { invoice: null }
  return { invoice: await payments.nextInvoice(caller.stripeCustomerId, found.id) }
}
