import { statesOf } from '@portal/contract/lifecycle'
import { PlanKey, UserType } from '@portal/contract/people/person'
import { BillingFindingKind } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import { BillingInterval, PaymentStatus } from '@portal/contract/subscriptions/subscription'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, dollars, instant, isOneOf, money, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'

/** The plans for sale (spec §3 "Subscription plan (stored)"); a null limit means unlimited. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: primaryId(),
    name: text('name').notNull(),
    planKey: text('plan_key').notNull().unique(),
    tier: text('tier').$type<PlanKey>().notNull(),
    userTypes: text('user_types').array().$type<UserType[]>().notNull(),
    price: dollars('price').notNull(),
    currency: text('currency').notNull().default('usd'),
    interval: text('interval').$type<'month' | 'year'>().notNull().default('month'),
    features: text('features').array().notNull().default([]),
    maxProperties: integer('max_properties'),
    maxContacts: integer('max_contacts'),
    canAccessPremiumProfiles: boolean('can_access_premium_profiles').notNull().default(false),
    canViewFullProfiles: boolean('can_view_full_profiles').notNull().default(false),
    prioritySupport: boolean('priority_support').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  table => [
    check('subscription_plans_tier', isOneOf(table.tier, PlanKey.options)),
    check('subscription_plans_interval', isOneOf(table.interval, ['month', 'year'])),
    check(
      'subscription_plans_user_types',
      sql`${table.userTypes} <@ array[${sql.raw(UserType.options.map(type => `'${type}'`).join(', '))}]`,
    ),
    check('subscription_plans_price', sql`${table.price} >= 0`),
  ],
)

/** As the payment provider last reported them (spec §3 "User subscription"). */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    status: text('status').$type<keyof typeof subscriptionLifecycle>().notNull().default('incomplete'),
    /** What it costs for each period before discounts and taxes; null if its plan says that. */
    amount: money('amount'),
    currency: text('currency'),
    interval: text('interval').$type<BillingInterval>(),
    intervalCount: integer('interval_count'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Null if it renews. */
    endsAt: instant('ends_at'),
    currentPeriodStart: instant('current_period_start'),
    currentPeriodEnd: instant('current_period_end'),
    canceledAt: instant('canceled_at'),
    /** How long the plan is kept despite an overdue payment; null unless it is past due. */
    graceEndsAt: instant('grace_ends_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('user_subscriptions_by_plan').on(table.planId),
    index('user_subscriptions_by_grace').on(table.graceEndsAt),
    index('user_subscriptions_ended').on(table.userId).where(sql`status = 'canceled'`),
    uniqueIndex('user_subscriptions_one_each').on(table.userId).where(sql`status <> 'canceled'`),
    check('user_subscriptions_interval', isOneOf(table.interval, BillingInterval.options)),
    check('user_subscriptions_status', isOneOf(table.status, statesOf(subscriptionLifecycle))),
  ],
)

/** One row per invoice, with the state of its payment (spec §3 "payments"). */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripeInvoiceId: text('stripe_invoice_id').unique(),
    stripePaymentIntentId: text('stripe_payment_intent_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    amount: money('amount').notNull(),
    amountRemaining: money('amount_remaining').notNull().default(0),
    refundedAmount: money('refunded_amount').notNull().default(0),
    currency: text('currency').notNull().default('usd'),
    status: text('status').$type<PaymentStatus>().notNull(),
    description: text('description'),
    /** At the provider. */
    invoicePdf: text('invoice_pdf'),
    /** The provider's page for paying it. */
    hostedUrl: text('hosted_url'),
    /** When the provider invoiced it. */
    createdAt: createdAt(),
  },
  table => [
    index('payments_by_user').on(table.userId, table.createdAt.desc()),
    check('payments_status', isOneOf(table.status, PaymentStatus.options)),
  ],
)

/** Each event once, under its own id, so that a second delivery changes nothing. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** At the provider. */
    customerId: text('customer_id'),
    /** By the provider's clock; deliveries come in any order. */
    occurredAt: instant('occurred_at').notNull(),
    createdAt: createdAt(),
  },
  table => [index('webhook_events_by_age').on(table.createdAt)],
)

/**
 * What the portal leaves alone in customers' accounts, for administrators to check
 * (docs/decisions/plans.md).
 */
export const billingFindings = pgTable(
  'billing_findings',
  {
    /** At the provider. */
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<BillingFindingKind>().notNull(),
    about: text('about').notNull(),
    /** Once a day. */
    loggedAt: instant('logged_at'),
    createdAt: createdAt(),
  },
  table => [
    index('billing_findings_by_user').on(table.userId),
    check('billing_findings_kind', isOneOf(table.kind, BillingFindingKind.options)),
  ],
)
