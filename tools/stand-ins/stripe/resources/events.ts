// Events: https://docs.stripe.com/api/events
import { pageOf } from '../wire/list.ts'
import { group, listParams } from '../wire/params.ts'
import { type Route, route } from '../wire/route.ts'

export const eventRoutes: Route[] = [
  route('GET', '/v1/events', group(listParams), ({ world, params }) =>
    pageOf(world.store.event.newestFirst(), params, '/v1/events'),
  ),
]
