import type { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { ChangeCost } from '../../platform/ports/payments.ts'
import type { Verb } from '../../platform/request/route.ts'
import { billingOf } from './as-customer.ts'
import { planToBuy } from './offers.ts'

/** One month or year from now, or the last day of that month if it is shorter. */
const oneFromNow = (interval: 'month' | 'year'): string => {
  const date = new Date()
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1))
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.toISOString()
}

export const previewChange: Verb<typeof paymentEndpoints.previewChange> = async (context, { query }) => {
  const { payments } = billingOf(context)
  const { price, currency, interval } = await planToBuy(context, payments, query.priceId)
  const customerId = context.caller.stripeCustomerId
  const change = customerId ? await payments.previewChange(customerId, query.priceId) : null
  const first: ChangeCost = {
    dueToday: price,
    credit: 0,
    amount: price,
    currency,
    nextBillingDate: oneFromNow(interval),
  }
  return { preview: { ...(change ?? first), billingPeriod: interval } }
}
