// Tenants' applications for homes.
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
    /** The home's title when the tenant applied. */
    propertyTitle: text('property_title').notNull(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The conversation that it is part of. */
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    status: text('status').$type<keyof typeof rentalApplicationLifecycle>().notNull().default('submitted'),
    moveInDate: date('move_in_date', { mode: 'string' }).notNull(),
    leaseMonths: integer('lease_months'),
    occupants: integer('occupants').notNull(),
    message: text('message').notNull(),
    /** That of the offers to the people they move in with, as the landlord said; null unless they did. Once it is accepted, its offer has it. */
    householdId: uuid('household_id'),
    /** What the home asked for on that day. */
    terms: jsonb('terms').$type<Terms>().notNull(),
    /** Which of its criteria were met on that day, without the applicant's figures. */
    fit: jsonb('fit').$type<Fit[]>().notNull(),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    declineCriteria: text('decline_criteria').array().$type<CriterionName[]>().notNull().default([]),
    declineMessage: text('decline_message'),
    decidedAt: instant('decided_at'),
    /** The tenancy whose agreement declined it; null if its landlord did. */
    declinedFor: uuid('declined_for'),
    /** When it expires if nobody decides. */
    expiresAt: instant('expires_at').notNull(),
    /** When its landlord was told that it expires soon. */
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

/** The condition of applications that no person has decided; they may have ended by themselves. */
export const isUndecided = inArray(status, [...openApplicationStates])

/** The condition of applications that wait for their landlord at this moment. */
export const isApplicationOpen = and(isUndecided, gt(expiresAt, sql`now()`), homeExists(propertyId))

/** The condition of applications that were accepted, and whose offer meets the condition. */
const isAcceptedWith = (offer: SQL | undefined) =>
  and(
    eq(status, 'accepted'),
    sql`exists (select from ${tenancies} where ${and(
      eq(tenancies.tenantId, applications.tenantId),
      eq(tenancies.applicationId, applications.id),
      offer,
    )})`,
  )

/** The condition of applications that can still end: undecided ones, and accepted ones that led to no tenancy, called off or not. */
export const isUnsettled = or(isUndecided, and(eq(status, 'accepted'), sql`not ${isAcceptedWith(wasAgreed)}`))

/** The condition of applications whose offer waits for an answer at this moment. */
export const isOffered = and(isAcceptedWith(isOpenOffer), homeExists(propertyId))

/** What ends by itself is decided here, whenever it is read; the column has what a person did last. */
const endedByItself = {
  expired: or(and(isUndecided, lte(expiresAt, sql`now()`)), isAcceptedWith(eq(tenancyStatus, 'expired'))),
  /** While the deletion of the home can still be undone, nobody is told yet: restoring it brings the application back. */
  homeless: and(isUnsettled, sql`not ${homeExists(propertyId)}`),
}

/** The status at this moment. */
export const applicationStatus: SQL<ApplicationStatus> = sql`(case when ${endedByItself.expired} then 'expired' when ${endedByItself.homeless} then 'declined' else ${status} end)`

/** The reason for a decline at this moment. */
export const declineReason: SQL<DeclineReason | null> = sql`(case when ${endedByItself.homeless} then 'home_unavailable' else ${applications.declineReason} end)`

/** The condition of applications for which what is shared stays readable: those that wait, and those whose offer waits. */
export const keepsConsents = or(isApplicationOpen, isOffered)
