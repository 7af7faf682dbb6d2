// As an operator sets them up: https://docs.stripe.com/api/webhook_endpoints. Events are sent where the controls say.
import type Stripe from 'stripe'
import { newId } from '../wire/ids.ts'
import { pageOf } from '../wire/list.ts'
import { address, boolean, group, listOf, listParams, optional, type ParamsOf, text } from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'

export const webhookEndpointRoutes: Route[] = [
  route(
    'POST',
    '/v1/webhook_endpoints',
    group({
      url: address,
      enabled_events: listOf(text),
    } satisfies ParamsOf<Stripe.WebhookEndpointCreateParams>),
    ({ world, params }) =>
      world.store.webhookEndpoint.put({
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: null,
        application: null,
        created: world.now(),
        description: null,
        livemode: false,
        metadata: {},
        status: 'enabled',
        ...params,
      }),
  ),
  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    group({
      enabled_events: optional(listOf(text)),
      disabled: optional(boolean),
    } satisfies ParamsOf<Stripe.WebhookEndpointUpdateParams>),
    ({ world, params: { enabled_events: types, disabled }, ids: { id = '' } }) => {
      const endpoint = world.store.webhookEndpoint.get(id)
      if (!endpoint) throw missingResource('webhook endpoint', id)
      return world.store.webhookEndpoint.put({
        ...endpoint,
        ...(types && { enabled_events: types }),
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      })
    },
  ),
  route('GET', '/v1/webhook_endpoints', group(listParams), ({ world, params }) =>
    pageOf(world.store.webhookEndpoint.newestFirst(), params, '/v1/webhook_endpoints'),
  ),
]
