import * as sitePaths from '@portal/contract/site-paths'
import type { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { Verb } from '../../platform/request/route.ts'
import { asCustomer, billingOf, contactOf } from './as-customer.ts'
import { planToBuy, wrongField } from './offers.ts'

const intervals = { monthly: 'month', yearly: 'year' } as const

/** The provider's page for buying the plan, or for confirming a change to it; throws `conflict` for the current plan. */
export const startCheckout: Verb<typeof paymentEndpoints.checkout> = async (context, { body }) => {
  const { payments, origin } = billingOf(context)
  const { priceId, planName, billingPeriod } = body
  const plan = await planToBuy(context, payments, priceId)
  if (plan.name !== planName) throw wrongField('planName', `This is the price of the ${plan.name} plan.`)
  if (plan.interval !== intervals[billingPeriod])
    throw wrongField('billingPeriod', `This is a price for a ${plan.interval}.`)
  const url = await asCustomer(context, payments, customerId =>
    payments.checkoutAddress({
      personId: context.caller.id,
      customerId,
      userType: context.caller.userType,
      contact: contactOf(context.caller),
      priceId,
      doneUrl: `${origin}${sitePaths.checkoutDone(plan.tier, billingPeriod)}`,
      leftUrl: `${origin}${sitePaths.checkoutLeft(plan.tier, billingPeriod)}`,
    }),
  )
  return { url }
}
