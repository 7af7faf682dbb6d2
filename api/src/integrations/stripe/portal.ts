import type Stripe from 'stripe'
import type { PortalVisit } from '../../platform/ports/payments.ts'
import { type CheckoutQuestions, keepCustomer } from './keep-customer.ts'
import { together } from './reach.ts'

/** The page for cards, invoices and the plan. */
export const portalAddress = async (
  stripe: Stripe,
  { customerId: customer, contact, returnUrl }: PortalVisit,
  questions: CheckoutQuestions,
): Promise<string> => {
  const options = together()
  await keepCustomer(stripe, customer, contact, questions, options())
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }, options())
  return url
}
