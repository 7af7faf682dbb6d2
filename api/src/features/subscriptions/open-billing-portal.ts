import * as sitePaths from '@portal/contract/site-paths'
import type { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { Verb } from '../../platform/request/route.ts'
import { asCustomer, billingOf, contactOf } from './as-customer.ts'

/** Opens the provider's page for cards and invoices; works without any too. */
export const openBillingPortal: Verb<typeof paymentEndpoints.portal> = async context => {
  const { payments, origin } = billingOf(context)
  const url = await asCustomer(context, payments, customerId =>
    payments.portalAddress({
      customerId,
      userType: context.caller.userType,
      contact: contactOf(context.caller),
      returnUrl: `${origin}${sitePaths.subscription}`,
    }),
  )
  return { url }
}
