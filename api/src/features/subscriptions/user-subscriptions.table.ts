import { statesOf } from '@portal/contract/lifecycle'
import { subscriptionLifecycle } from '@portal/contract/subscriptions/lifecycle'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'
import { subscriptionPlans } from './subscription-plans.table.ts'

/** Who pays for which plan, as the payment provider last told (spec §3 "User subscription"). */
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
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    currentPeriodStart: instant('current_period_start'),
    currentPeriodEnd: instant('current_period_end'),
    canceledAt: instant('canceled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('user_subscriptions_by_plan').on(table.planId),
    uniqueIndex('user_subscriptions_one_each').on(table.userId).where(sql`status <> 'canceled'`),
    check('user_subscriptions_status', isOneOf(table.status, statesOf(subscriptionLifecycle))),
  ],
)
