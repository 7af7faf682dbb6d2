import type Stripe from 'stripe'
import type { Contact } from '../../platform/ports/payments.ts'
import { unless } from './reach.ts'

/** What Stripe's checkout asks for, and adds to the customer and their invoices. */
export interface CheckoutQuestions {
  asksAddress: boolean
  /** With the name that belongs to it, which then stays. */
  asksTaxId: boolean
}

/** Stripe's limit. */
const maxName = 150

/** Shows the customer's name, organization and email address as they are now. One that Stripe does not accept changes nothing. */
export const keepCustomer = async (
  stripe: Stripe,
  customer: string,
  { email, name, organization }: Contact,
  { asksTaxId }: CheckoutQuestions,
  options: Stripe.RequestOptions = {},
): Promise<void> => {
  const change: Stripe.CustomerUpdateParams = {
    email,
    business_name: organization?.slice(0, maxName) ?? '',
    ...(!asksTaxId && { name: name.slice(0, maxName) }),
  }
  await unless(['resource_missing', 'email_invalid'], stripe.customers.update(customer, change, options))
}
