// Test clocks: https://docs.stripe.com/api/test_clocks
import type Stripe from 'stripe'
import { advanceClock } from '../billing/run-due-events.ts'
import type { TestClock } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { group, integer, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import { customerOf, type World } from '../world.ts'

const keptDays = 30

const clockOf = (world: World, id = ''): TestClock => {
  const clock = world.store.testClock.get(id)
  if (!clock) throw missingResource('billingclock', id)
  return clock
}

const attach = (world: World, id: string, clock: string) => {
  const customer = customerOf(world, id)
  if (customer.test_clock)
    throw badRequest('The customer is attached to a test clock already.', undefined, 'customer')
  world.store.customer.put({ ...customer, test_clock: clock })
  for (const subscription of world.store.subscription.newestFirst())
    if (subscription.customer === id) world.store.subscription.put({ ...subscription, test_clock: clock })
}

export const testClockRoutes: Route[] = [
  route(
    'POST',
    '/v1/test_helpers/test_clocks',
    group({
      frozen_time: integer,
      customer: optional(text),
    } satisfies ParamsOf<Stripe.TestHelpers.TestClockCreateParams>),
    ({ world, params }) => {
      const clock = world.store.testClock.put({
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: world.now(),
        deletes_after: world.now() + keptDays * 86_400,
        frozen_time: params.frozen_time,
        livemode: false,
        name: null,
        status: 'ready',
        status_details: {},
      })
      if (params.customer) attach(world, params.customer, clock.id)
      world.emit('test_helpers.test_clock.created', clock)
      return clock
    },
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', group({}), ({ world, ids }) => clockOf(world, ids.id)),
  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    group({ frozen_time: integer } satisfies ParamsOf<Stripe.TestHelpers.TestClockAdvanceParams>),
    ({ world, params, ids }) => {
      const clock = clockOf(world, ids.id)
      if (clock.status !== 'ready')
        throw badRequest('The test clock is advancing. Wait until its status is `ready`.')
      if (params.frozen_time <= clock.frozen_time)
        throw badRequest(
          'You cannot advance the test clock to a time that is before or equal to its current frozen time.',
          undefined,
          'frozen_time',
        )
      const advancing = world.store.testClock.put({
        ...clock,
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: params.frozen_time } },
      })
      world.emit('test_helpers.test_clock.advancing', advancing)
      world.later(() => advanceClock(world, clock.id))
      return advancing
    },
  ),
]
