import type { CheckoutSession } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import type { World } from '../world.ts'

const daySeconds = 86_400

export const newCheckoutSession = (
  world: World,
  details: Pick<
    CheckoutSession,
    | 'customer'
    | 'client_reference_id'
    | 'success_url'
    | 'cancel_url'
    | 'billing_address_collection'
    | 'tax_id_collection'
  > & {
    total: number
  },
): CheckoutSession => {
  const id = newId('cs_test', 58)
  const at = world.now(details.customer)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: details.total,
    amount_total: details.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: details.billing_address_collection,
    cancel_url: details.cancel_url,
    client_reference_id: details.client_reference_id,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: at,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: details.customer,
    customer_account: null,
    customer_creation: details.customer ? null : 'always',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: at + daySeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: details.success_url,
    ...(details.tax_id_collection && { tax_id_collection: details.tax_id_collection }),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.url}/c/pay/${id}`,
    wallet_options: null,
  }
}
