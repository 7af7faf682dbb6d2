// What Stripe has no call for: here tests make it slow, lossy or wrong, and banks dispute charges.
import * as z from 'zod/mini'
import { type Control, control, Nothing } from '../control.ts'
import type { Faults } from '../faults.ts'
import type { Deliveries } from './deliver-events.ts'
import { closeDispute, openDispute } from './resources/disputes.ts'
import type { World } from './world.ts'

/** `slow` waits before it does anything; `late` does it, and then waits before it answers. */
export const faultKinds = ['down', 'slow', 'late', 'rate_limit', 'server_error'] as const
export type FaultKind = (typeof faultKinds)[number]

const DeliverySettings = z.strictObject({
  hold: z.optional(z.boolean()),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  shuffle: z.optional(z.boolean()),
  firstRetryMs: z.optional(z.int().check(z.positive())),
  urls: z.optional(z.array(z.url())),
})

const DisputeGiven = z.strictObject({ charge: z.string() })
const VerdictGiven = z.strictObject({ status: z.enum(['won', 'lost']) })

export interface ControlTargets {
  world: World
  deliveries: Deliveries
  faults: Faults<FaultKind>
}

/** The calls under `/sandbox/`, with the secret key. */
export const controlsOf = ({ world, deliveries, faults }: ControlTargets): Control[] => [
  ...faults.controls,
  control('GET', '/sandbox/deliveries', Nothing, () => ({
    ...deliveries.settings,
    waiting: deliveries.countWaiting(),
  })),
  control('POST', '/sandbox/deliveries', DeliverySettings, settings => {
    Object.assign(deliveries.settings, settings)
    deliveries.resume()
    return deliveries.settings
  }),
  control('POST', '/sandbox/disputes', DisputeGiven, ({ charge }) => openDispute(world, charge)),
  control('POST', '/sandbox/disputes/:id/close', VerdictGiven, ({ status }, id) =>
    closeDispute(world, id, status),
  ),
]
