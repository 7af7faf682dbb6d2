import { AccountType, BackgroundCheckStatus, PlanKey, UserType } from '@portal/contract/people/person'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'

/** People with an account (spec §3 "User"). */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    profilePicture: text('profile_picture'),
    accountType: text('account_type').$type<AccountType>().notNull().default('individual'),
    organizationName: text('organization_name'),
    representativeFor: text('representative_for'),
    licenseNumber: text('license_number'),
    licenseState: text('license_state'),
    isOrganizationVerified: boolean('is_organization_verified').notNull().default(false),
    complianceFlags: text('compliance_flags').array().notNull().default([]),
    lastContentReview: instant('last_content_review'),
    contentViolationCount: integer('content_violation_count').notNull().default(0),
    isContentRestricted: boolean('is_content_restricted').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    backgroundCheckStatus: text('background_check_status')
      .$type<z.infer<typeof BackgroundCheckStatus>>()
      .notNull()
      .default('pending'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    currentPlan: text('current_plan').$type<PlanKey>().notNull().default('free'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    uniqueIndex('users_email_without_case').on(sql`lower(${table.email})`),
    check('users_user_type', isOneOf(table.userType, UserType.options)),
    check('users_account_type', isOneOf(table.accountType, AccountType.options)),
    check('users_background_check', isOneOf(table.backgroundCheckStatus, BackgroundCheckStatus.options)),
    check('users_current_plan', isOneOf(table.currentPlan, PlanKey.options)),
  ],
)
