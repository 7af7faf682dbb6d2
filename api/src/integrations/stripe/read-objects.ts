// An account can contain unknown things (another team's subscription, a value newer than this code), and one unreadable
// object must not hide the others.
import { BillingInterval } from '@portal/contract/subscriptions/subscription'
import * as z from 'zod/mini'
import type { Unreadable } from '../../platform/ports/payments.ts'

const Named = z.object({ id: z.string() })
const idOf = (object: unknown): string | undefined => Named.safeParse(object).data?.id

/** The id of an object, even if Stripe expanded it; null for anything else. */
export const reference = z.pipe(
  z.unknown(),
  z.transform((value): string | null => (typeof value === 'string' ? value : idOf(value)) ?? null),
)

/** Seconds since 1970. */
const seconds = z.int()
const optionalSeconds = z.nullish(seconds)
const webAddress = z.catch(z.nullish(z.url({ protocol: /^https?$/ })), null)

const Item = z.object({
  id: z.string(),
  price: z.object({
    id: z.string(),
    lookup_key: z.nullish(z.string()),
    product: z.optional(reference),
    currency: z.catch(z.nullish(z.string()), null),
    unit_amount: z.catch(z.nullish(z.int()), null),
    recurring: z.catch(
      z.nullish(z.object({ interval: z.enum(BillingInterval.options), interval_count: z.int() })),
      null,
    ),
  }),
  quantity: z.catch(z.nullish(z.int()), null),
  current_period_start: seconds,
  current_period_end: seconds,
})
export type Item = z.infer<typeof Item>

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at: optionalSeconds,
  cancel_at_period_end: z.catch(z.boolean(), false),
  canceled_at: optionalSeconds,
  items: z.object({ data: z.array(Item).check(z.minLength(1)) }),
  metadata: z.catch(z.record(z.string(), z.unknown()), {}),
})
export type Subscription = z.infer<typeof Subscription>

export const Invoice = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  customer: z.optional(reference),
  total: z.catch(z.int(), 0),
  starting_balance: z.catch(z.int(), 0),
  ending_balance: z.catch(z.nullish(z.int()), null),
  amount_due: z.int(),
  amount_remaining: z.catch(z.int(), 0),
  attempt_count: z.catch(z.int(), 0),
  currency: z.string(),
  created: seconds,
  invoice_pdf: webAddress,
  hosted_invoice_url: webAddress,
  lines: z.catch(z.object({ data: z.array(z.object({ description: z.nullish(z.string()) })) }), { data: [] }),
  payments: z.nullish(
    z.object({
      data: z.array(
        z.object({
          status: z.nullish(z.string()),
          payment: z.object({ payment_intent: z.optional(reference) }),
        }),
      ),
    }),
  ),
  parent: z.catch(
    z.nullish(
      z.object({ subscription_details: z.nullish(z.object({ subscription: z.optional(reference) })) }),
    ),
    null,
  ),
  status_transitions: z.catch(z.nullish(z.object({ finalized_at: optionalSeconds })), null),
})
export type Invoice = z.infer<typeof Invoice>

const parts = z.nullish(z.array(z.object({ amount: z.int() })))

/** The next invoice, or the one for a change. */
export const Preview = z.object({
  amount_due: z.int(),
  total: z.int(),
  starting_balance: z.int(),
  currency: z.string(),
  total_discount_amounts: parts,
  total_taxes: parts,
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ end: seconds }),
        pricing: z.catch(
          z.nullish(z.object({ price_details: z.nullish(z.object({ price: z.optional(reference) })) })),
          null,
        ),
      }),
    ),
  }),
})
export type Preview = z.infer<typeof Preview>

const Charge = z.object({
  id: z.string(),
  disputed: z.catch(z.boolean(), false),
  refunded: z.catch(z.boolean(), false),
  amount_refunded: z.int(),
})
export type Charge = z.infer<typeof Charge>

export const PaymentIntent = z.object({
  id: z.string(),
  status: z.catch(z.nullish(z.string()), null),
  /** An unexpanded charge is only an id, which says nothing about refunds. */
  latest_charge: z.union([Charge, z.null()]),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

/** In which something was bought. */
export const CheckoutSession = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  payment_status: z.catch(z.nullish(z.string()), null),
  customer: z.optional(reference),
  subscription: z.optional(reference),
  client_reference_id: z.nullish(z.string()),
  payment_link: z.optional(reference),
})

/** Never their values. */
const fieldsOf = (error: z.core.$ZodError): string =>
  [...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))].join(', ')

/** Readable ones; `noun` describes the objects. */
export const readEach = <Schema extends z.ZodMiniType>(
  schema: Schema,
  objects: readonly unknown[],
  noun: string,
): { known: z.infer<Schema>[]; unreadable: Unreadable[] } => {
  const read = objects.map(object => ({ object, ...schema.safeParse(object) }))
  return {
    known: read.flatMap(({ success, data }) => (success ? [data] : [])),
    unreadable: read.flatMap(({ object, error }) => {
      const id = idOf(object)
      return error && id ? [{ id, about: `${noun} with an unknown form of ${fieldsOf(error)}` }] : []
    }),
  }
}
