import type { ApplicationStatus, DeclineReason, Terms } from '@portal/contract/applications/application'
import type { CriterionName, Fit } from '@portal/contract/applications/fit'
import { openApplicationStates, rentalApplicationLifecycle } from '@portal/contract/applications/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { homeExists, properties } from './properties.ts'
import { isOpenOffer, tenancies, tenancyStatus, wasAgreed } from './tenancies.ts'
import { threads } from './threads.ts'

export const applications = pgTable(
  'applications',
  {
    id: primaryId(),
    /** Null once the home is gone. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** At the time of applying. */
    propertyTitle: text('property_title').notNull(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    status: text('status').$type<keyof typeof rentalApplicationLifecycle>().notNull().default('submitted'),
    moveInDate: date('move_in_date', { mode: 'string' }).notNull(),
    leaseMonths: integer('lease_months'),
    occupants: integer('occupants').notNull(),
    message: text('message').notNull(),
    /**
     * The household of the offers to the people they move in with, as the landlord said. Once it is accepted, its offer
     * has it.
     */
    householdId: uuid('household_id'),
    /** On that day. */
    terms: jsonb('terms').$type<Terms>().notNull(),
    /** On that day, without the applicant's figures. */
    fit: jsonb('fit').$type<Fit[]>().notNull(),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    declineCriteria: text('decline_criteria').array().$type<CriterionName[]>().notNull().default([]),
    declineMessage: text('decline_message'),
    decidedAt: instant('decided_at'),
    /** The tenancy whose agreement declined it; null if its landlord did. */
    declinedFor: uuid('declined_for'),
    /** If nobody decides. */
    expiresAt: instant('expires_at').notNull(),
    /** When its landlord heard that it expires soon. */
    endToldAt: instant('end_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('applications_by_property').on(table.propertyId, table.id),
    index('applications_by_tenant').on(table.tenantId, table.id),
    index('applications_by_landlord').on(table.landlordId, table.id),
    index('applications_by_thread').on(table.threadId),
    index('applications_by_end').on(table.expiresAt).where(sql`status in ('submitted', 'under_review')`),
    uniqueIndex('applications_one_open_each')
      .on(table.propertyId, table.tenantId)
      .where(sql`status in ('submitted', 'under_review')`),
    check('applications_status', isOneOf(table.status, statesOf(rentalApplicationLifecycle))),
  ],
)

const { expiresAt, propertyId, status } = applications

/** No person has decided; it can have expired. */
export const isUndecided = inArray(status, [...openApplicationStates])

/** Waits for its landlord now. */
export const isApplicationOpen = and(isUndecided, gt(expiresAt, sql`now()`), homeExists(propertyId))

/** Accepted, with an offer that meets the condition. */
const isAcceptedWith = (offer: SQL | undefined) =>
  and(
    eq(status, 'accepted'),
    sql`exists (select from ${tenancies} where ${and(
      eq(tenancies.tenantId, applications.tenantId),
      eq(tenancies.applicationId, applications.id),
      offer,
    )})`,
  )

/** Can still end: undecided, or accepted without a tenancy, called off or not. */
export const isUnsettled = or(isUndecided, and(eq(status, 'accepted'), sql`not ${isAcceptedWith(wasAgreed)}`))

/** The offer waits for an answer now. */
export const isOffered = and(isAcceptedWith(isOpenOffer), homeExists(propertyId))

/** Decided whenever it is read; the column has what a person did last. */
const endedByItself = {
  expired: or(and(isUndecided, lte(expiresAt, sql`now()`)), isAcceptedWith(eq(tenancyStatus, 'expired'))),
  /**
   * While the deletion of the home can be undone, nobody hears of it: restoring it brings the application
   * back.
   */
  homeless: and(isUnsettled, sql`not ${homeExists(propertyId)}`),
}

export const applicationStatus: SQL<ApplicationStatus> = sql`(case when ${endedByItself.expired} then 'expired' when ${endedByItself.homeless} then 'declined' else ${status} end)`

export const declineReason: SQL<DeclineReason | null> = sql`(case when ${endedByItself.homeless} then 'home_unavailable' else ${applications.declineReason} end)`

/** What is shared for it is still readable. */
export const keepsConsents = or(isApplicationOpen, isOffered)
