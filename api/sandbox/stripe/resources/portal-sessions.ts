// Sessions of the billing portal: https://docs.stripe.com/api/customer_portal/sessions
import type Stripe from 'stripe'
import type { PortalSession } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { address, group, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import { customerOf } from '../world.ts'
import { subscriptionOf } from './subscriptions.ts'

const flowTypes = ['payment_method_update', 'subscription_cancel', 'subscription_update'] as const

const createSession = group({
  customer: text,
  return_url: optional(address),
  flow_data: optional(
    group({
      type: oneOf(...flowTypes),
      subscription_cancel: optional(group({ subscription: text })),
      subscription_update: optional(group({ subscription: text })),
      after_completion: optional(
        group({
          type: oneOf('redirect', 'portal_homepage'),
          redirect: optional(group({ return_url: address })),
        }),
      ),
    } satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams.FlowData>),
  ),
} satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams>)

const sessionSeconds = 3600

/** Where each flow begins in the portal. */
const pageOfFlow = {
  payment_method_update: '/card',
  subscription_cancel: '/cancel',
  subscription_update: '/plans',
} as const satisfies Record<(typeof flowTypes)[number], string>

export const portalRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', createSession, ({ world, params }) => {
    const customer = customerOf(world, params.customer)
    const { flow_data: flow } = params
    const ofFlow = flow?.subscription_cancel?.subscription ?? flow?.subscription_update?.subscription
    if (ofFlow && subscriptionOf(world, ofFlow, 'flow_data').customer !== customer.id)
      throw badRequest('The subscription does not belong to the customer.', undefined, 'flow_data')
    const returnUrl = flow?.after_completion?.redirect?.return_url ?? params.return_url
    if (!returnUrl) throw badRequest('Missing required param: return_url.', 'parameter_missing', 'return_url')
    const visit = world.store.portalVisit.put({
      id: newId('test', 40),
      customer: customer.id,
      returnUrl,
      expiresAt: Math.floor(Date.now() / 1000) + sessionSeconds,
    })
    const session = world.store.portalSession.put({
      id: newId('bps'),
      object: 'billing_portal.session',
      configuration: 'bpc_standin',
      created: world.now(customer.id),
      customer: customer.id,
      customer_account: null,
      flow: flow
        ? {
            after_completion: {
              hosted_confirmation: null,
              redirect: flow.after_completion?.redirect ?? null,
              type: flow.after_completion?.type ?? 'portal_homepage',
            },
            customer_update: null,
            subscription_cancel: flow.subscription_cancel
              ? { retention: null, subscription: flow.subscription_cancel.subscription }
              : null,
            subscription_pause: null,
            subscription_update: flow.subscription_update ?? null,
            subscription_update_confirm: null,
            type: flow.type,
          }
        : null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: params.return_url ?? null,
      url: `${world.url}/p/session/${visit.id}${flow ? pageOfFlow[flow.type] : ''}`,
    } satisfies PortalSession)
    world.emit('billing_portal.session.created', session)
    return session
  }),
]
