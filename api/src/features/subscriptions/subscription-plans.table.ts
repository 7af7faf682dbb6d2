import { PlanKey, UserType } from '@portal/contract/people/person'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, dollars, isOneOf, primaryId } from '../../platform/columns.ts'

/** What is for sale (spec §3 "Subscription plan (stored)"); a limit of null is none. */
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
    stripePriceId: text('stripe_price_id').unique(),
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
