// What a person pays for, its limits and their usage (spec §3, §7).
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { PlanKey, UserType } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'
import { subscriptionLifecycle } from './lifecycle.ts'
import type { Plan } from './plan.ts'

/** With the provider's ids of its prices; null if it cannot be bought (yet). */
export const OfferedPlan = z.object({
  planKey: PlanKey,
  name: z.string(),
  description: z.string(),
  monthlyPrice: z.number(),
  yearlyPrice: z.number(),
  features: z.array(z.string()),
  isPopular: z.boolean(),
  userTypes: z.array(UserType),
  monthlyPriceId: z.nullable(z.string()),
  yearlyPriceId: z.nullable(z.string()),
} satisfies Record<keyof Plan | 'monthlyPriceId' | 'yearlyPriceId', z.ZodMiniType>)
export type OfferedPlan = z.infer<typeof OfferedPlan>

/** An unknown word reads as incomplete (spec §4). */
const SubscriptionStatus = withNeutral(z.enum(statesOf(subscriptionLifecycle)), 'incomplete')

/** Plans are sold by the month and the year; the provider's dashboard has more. */
export const BillingInterval = withNeutral(z.enum(['day', 'week', 'month', 'year']), 'month')
export type BillingInterval = z.infer<typeof BillingInterval>

export const CurrentSubscription = z.object({
  planName: z.string(),
  status: SubscriptionStatus,
  /** For each billing period, before discounts, taxes and credit. */
  amount: z.number(),
  currency: z.string(),
  billingPeriod: BillingInterval,
  /** How many of them are billed at a time: 3 for a quarter. Null is 1. */
  periodCount: z.nullable(z.int()),
  currentPeriodStart: z.nullable(timestamp),
  currentPeriodEnd: z.nullable(timestamp),
  /** Null if the subscription ends with this period. */
  nextBillingDate: z.nullable(timestamp),
  cancelAtPeriodEnd: z.boolean(),
  /** As the provider says; null if it continues. */
  endsAt: z.nullable(timestamp),
  /** While it is past due; `url` is the provider's page for paying it. */
  owed: z.nullable(
    z.object({ amount: z.number(), currency: z.string(), url: z.nullable(z.url({ protocol: /^https?$/ })) }),
  ),
  /** Bank debits that take days. */
  onItsWay: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  /** Until when an unpaid plan is kept; null unless past due. In the past once the plan is lost. */
  graceEndsAt: z.nullable(timestamp),
})
export type CurrentSubscription = z.infer<typeof CurrentSubscription>

/** `limit` is null if there is none. */
const FeatureUsage = z.object({ used: z.int(), limit: z.nullable(z.int()), unlimited: z.boolean() })
export const Usage = z.object({
  listings: FeatureUsage,
  contacts: FeatureUsage,
  backgroundChecks: FeatureUsage,
})
export type Usage = z.infer<typeof Usage>

/** An unknown word reads as open. */
export const PaymentStatus = withNeutral(
  z.enum([
    'open',
    'processing',
    'paid',
    'failed',
    'partially_refunded',
    'refunded',
    'disputed',
    'void',
    'uncollectible',
  ]),
  'open',
)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Listed, latest first; the provider's pages have all. */
export const maxInvoices = 100

export const Invoice = z.object({
  id,
  amount: z.number(),
  currency: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  status: PaymentStatus,
  /** The provider's page for it, with its receipt once it is paid; null when there is none. */
  hosted_invoice_url: z.nullable(z.string()),
  /** Null when there is no document. */
  invoice_pdf: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>
