// What customers can do in the billing portal: https://docs.stripe.com/api/customer_portal/configurations
import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import type { PortalConfiguration } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import {
  boolean,
  group,
  listOf,
  listParams,
  metadata,
  oneOf,
  optional,
  type ParamsOf,
  text,
} from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

const isEnabled = group({ enabled: boolean })

const ConfigurationParams = group({
  name: optional(text),
  metadata: optional(metadata),
  features: group({
    customer_update: group({ enabled: boolean, allowed_updates: listOf(oneOf('address', 'tax_id')) }),
    invoice_history: isEnabled,
    payment_method_update: isEnabled,
    subscription_cancel: group({ enabled: boolean, mode: oneOf('at_period_end') }),
    subscription_update: group({
      enabled: boolean,
      default_allowed_updates: optional(listOf(oneOf('price'))),
      products: optional(listOf(group({ product: text, prices: listOf(text) }))),
      proration_behavior: optional(oneOf('always_invoice')),
    }),
  } satisfies ParamsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features>),
} satisfies ParamsOf<Stripe.BillingPortal.ConfigurationCreateParams>)

const put = (
  world: World,
  { name, metadata: pairs, features }: z.infer<typeof ConfigurationParams>,
  { id, created }: { id: string; created: number },
): PortalConfiguration =>
  world.store.portalConfiguration.put({
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    default_return_url: null,
    features: {
      ...features,
      payment_method_update: { ...features.payment_method_update, payment_method_configuration: null },
      subscription_cancel: {
        ...features.subscription_cancel,
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: features.subscription_update.default_allowed_updates ?? [],
        enabled: features.subscription_update.enabled,
        products: (features.subscription_update.products ?? []).map(each => ({
          ...each,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })),
        proration_behavior: features.subscription_update.proration_behavior ?? 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: pairs ?? {},
    name: name ?? null,
    updated: world.now(),
  })

export const configurationOf = (world: World, id = '', param = 'id'): PortalConfiguration => {
  const found = world.store.portalConfiguration.get(id)
  if (!found) throw missingResource('configuration', id, param)
  return found
}

/** The prices that its customers can change to. */
export const pricesIn = ({ features }: PortalConfiguration): string[] =>
  (features.subscription_update.products ?? []).flatMap(({ prices }) => prices)

export const portalConfigurationRoutes: Route[] = [
  route('POST', '/v1/billing_portal/configurations', ConfigurationParams, ({ world, params }) =>
    put(world, params, { id: newId('bpc'), created: world.now() }),
  ),
  route('POST', '/v1/billing_portal/configurations/:id', ConfigurationParams, ({ world, params, ids }) =>
    put(world, params, configurationOf(world, ids.id)),
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    group({
      ...listParams,
      active: optional(boolean),
    } satisfies ParamsOf<Stripe.BillingPortal.ConfigurationListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.portalConfiguration.newestFirst().filter(({ active }) => isAsked(params.active, active)),
        params,
        '/v1/billing_portal/configurations',
      ),
  ),
]
