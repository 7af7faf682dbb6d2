// Events: https://docs.stripe.com/api/events
import type Stripe from 'stripe'
import { pageOf } from '../wire/list.ts'
import { group, listParams, optional, type ParamsOf, text } from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'

const matches = (type: string, filter: string): boolean =>
  filter.endsWith('*') ? type.startsWith(filter.slice(0, -1)) : type === filter

export const eventRoutes: Route[] = [
  route('GET', '/v1/events/:id', group({}), ({ world, ids }) => {
    const event = world.store.event.get(ids.id ?? '')
    if (!event) throw missingResource('event', ids.id ?? '')
    return event
  }),
  route(
    'GET',
    '/v1/events',
    group({
      ...listParams,
      type: optional(text),
    } satisfies ParamsOf<Stripe.EventListParams>),
    ({ world, params }) =>
      pageOf(
        world.store.event
          .newestFirst()
          .filter(({ type }) => params.type === undefined || matches(type, params.type)),
        params,
        '/v1/events',
      ),
  ),
]
