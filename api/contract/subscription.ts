// Subscriptions: what a person pays for, what it allows and how much of it is used (spec §3, §7).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { statesOf, subscriptionLifecycle } from './lifecycle.ts'
import { Plan } from './plan.ts'
import { id, timestamp } from './text.ts'

/** A plan with the provider's ids of its prices; null where it cannot be bought (yet). */
export const OfferedPlan = z.extend(Plan, {
  monthlyPriceId: z.nullable(z.string()),
  yearlyPriceId: z.nullable(z.string()),
})
export type OfferedPlan = z.infer<typeof OfferedPlan>

export const SubscriptionStatus = z.enum(statesOf(subscriptionLifecycle))

export const CurrentSubscription = z.object({
  planName: z.string(),
  status: SubscriptionStatus,
  /** Dollars per billing period. */
  amount: z.number(),
  currency: z.string(),
  billingPeriod: z.enum(['month', 'year']),
  currentPeriodStart: z.nullable(timestamp),
  currentPeriodEnd: z.nullable(timestamp),
  /** Null when it ends with this period. */
  nextBillingDate: z.nullable(timestamp),
  cancelAtPeriodEnd: z.boolean(),
})
export type CurrentSubscription = z.infer<typeof CurrentSubscription>

/** `limit` is null where there is none. */
const FeatureUsage = z.object({ used: z.int(), limit: z.nullable(z.int()), unlimited: z.boolean() })
export const Usage = z.object({
  listings: FeatureUsage,
  contacts: FeatureUsage,
  backgroundChecks: FeatureUsage,
})
export type Usage = z.infer<typeof Usage>

export const Invoice = z.object({
  id,
  /** Dollars. */
  amount: z.number(),
  currency: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  status: z.string(),
  /** A web address; null when there is no document. */
  invoice_pdf: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

export const subscriptionEndpoints = {
  plans: endpoint({
    method: 'GET',
    path: '/api/subscriptions/plans',
    summary: 'What is for sale',
    access: 'anyone',
    status: 200,
    answer: z.object({ plans: z.array(OfferedPlan) }),
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/subscriptions/current',
    summary: "The caller's subscription, null without one",
    access: 'person',
    status: 200,
    answer: z.nullable(CurrentSubscription),
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/subscriptions/usage',
    summary: "How much of what the caller's plan allows is used",
    access: 'person',
    status: 200,
    answer: Usage,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/api/subscriptions/invoices',
    summary: "The caller's invoices, newest first",
    access: 'person',
    status: 200,
    answer: z.array(Invoice),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/subscriptions/cancel',
    summary: 'Let the subscription end with this period',
    access: 'person',
    status: 200,
    answer: CurrentSubscription,
    errors: ['not_found'],
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/subscriptions/reactivate',
    summary: 'Let a subscription that was to end go on',
    access: 'person',
    status: 200,
    answer: CurrentSubscription,
    errors: ['not_found'],
  }),
}
