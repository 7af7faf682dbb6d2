// Sessions of the billing portal: https://docs.stripe.com/api/customer_portal/sessions
import type Stripe from 'stripe'
import type { PortalSession } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { address, group, listOf, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import { customerOf } from '../world.ts'
import { configurationOf, pricesIn } from './portal-configurations.ts'
import { subscriptionOf } from './subscriptions.ts'

const SessionParams = group({
  customer: text,
  configuration: optional(text),
  return_url: address,
  flow_data: optional(
    group({
      type: oneOf('subscription_update_confirm'),
      subscription_update_confirm: group({
        subscription: text,
        items: listOf(group({ id: text, price: text })),
      }),
      after_completion: optional(
        group({ type: oneOf('redirect'), redirect: group({ return_url: address }) }),
      ),
    } satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams.FlowData>),
  ),
} satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams>)

const sessionSeconds = 3600

export const portalRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', SessionParams, ({ world, params }) => {
    const customer = customerOf(world, params.customer)
    const { flow_data: flow } = params
    const configuration =
      params.configuration && configurationOf(world, params.configuration, 'configuration')
    const asked = flow?.subscription_update_confirm.items[0]?.price
    if (configuration && asked && !pricesIn(configuration).includes(asked))
      throw badRequest('The price is not in the configuration of the portal.', undefined, 'flow_data')
    const ofFlow = flow?.subscription_update_confirm.subscription
    if (ofFlow && subscriptionOf(world, ofFlow, 'flow_data').customer !== customer.id)
      throw badRequest('The subscription does not belong to the customer.', undefined, 'flow_data')
    const visit = world.store.portalVisit.put({
      id: newId('test', 40),
      customer: customer.id,
      configuration: params.configuration,
      subscription: ofFlow,
      returnUrl: params.return_url,
      doneUrl: flow?.after_completion?.redirect.return_url,
      expiresAt: Math.floor(Date.now() / 1000) + sessionSeconds,
    })
    const session = {
      id: newId('bps'),
      object: 'billing_portal.session',
      configuration: params.configuration ?? 'bpc_standin',
      created: world.now(customer.id),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: params.return_url,
      url: `${world.url}/p/session/${visit.id}${asked ? `/plan?price=${asked}` : ''}`,
    } satisfies PortalSession
    world.emit('billing_portal.session.created', session)
    return session
  }),
]
