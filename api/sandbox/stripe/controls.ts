// What Stripe has no call for: tests make it slow, lossy or wrong here, and banks dispute charges.
import * as z from 'zod/mini'
import type { Faults } from '../faults.ts'
import type { Deliveries } from './deliver-events.ts'
import { closeDispute, openDispute } from './resources/disputes.ts'
import { missingResource } from './wire/refusal.ts'
import type { World } from './world.ts'

/** `slow` waits before it does anything; `late` does it, and waits before it answers. */
const FaultKind = z.enum(['down', 'slow', 'late', 'rate_limit', 'server_error'])
export type FaultKind = z.infer<typeof FaultKind>

const FaultGiven = z.strictObject({
  kind: FaultKind,
  calls: z._default(z.int().check(z.positive()), 1),
  delayMs: z._default(z.int().check(z.nonnegative()), 1000),
  path: z._default(z.string(), '/v1/'),
})

const DeliveriesGiven = z.strictObject({
  hold: z.optional(z.boolean()),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  shuffle: z.optional(z.boolean()),
  firstRetryMs: z.optional(z.int().check(z.positive())),
  urls: z.optional(z.array(z.url())),
})

const SettingsGiven = z.strictObject({ afterLastRetry: z.enum(['canceled', 'unpaid', 'past_due']) })
const DisputeGiven = z.strictObject({ charge: z.string() })
const VerdictGiven = z.strictObject({ status: z.enum(['won', 'lost']) })
const Nothing = z.strictObject({})

export interface Controlled {
  world: World
  deliveries: Deliveries
  faults: Faults<FaultKind>
}

interface Control {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body: z.ZodMiniType
  answer: (body: unknown, id: string) => object
}

const control = <T extends z.ZodMiniType>(
  method: Control['method'],
  path: string,
  body: T,
  answer: (body: z.infer<T>, id: string) => object,
): Control => ({ method, path, body, answer: (parsed, id) => answer(parsed as z.infer<T>, id) })

/** The calls under `/sandbox/`, in JSON and with the secret key, as data. */
export const controlsOf = ({ world, deliveries, faults }: Controlled): Control[] => [
  control('POST', '/sandbox/faults', FaultGiven, fault => {
    faults.add(fault)
    return fault
  }),
  control('DELETE', '/sandbox/faults', Nothing, () => {
    faults.clear()
    return {}
  }),
  control('GET', '/sandbox/deliveries', Nothing, () => ({
    ...deliveries.settings,
    waiting: deliveries.countWaiting(),
  })),
  control('POST', '/sandbox/deliveries', DeliveriesGiven, given => {
    Object.assign(deliveries.settings, given)
    deliveries.resume()
    return deliveries.settings
  }),
  control('POST', '/sandbox/events/:id/resend', Nothing, (_, id) => {
    const event = world.store.event.get(id)
    if (!event) throw missingResource('event', id)
    deliveries.add(event)
    return event
  }),
  control('POST', '/sandbox/settings', SettingsGiven, given => Object.assign(world, given) && given),
  control('POST', '/sandbox/disputes', DisputeGiven, ({ charge }) => openDispute(world, charge)),
  control('POST', '/sandbox/disputes/:id/close', VerdictGiven, ({ status }, id) =>
    closeDispute(world, id, status),
  ),
]
