import { defaultTourMinutes, ViewingOutcome } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'
import { threads } from './threads.ts'

/** As its reader received it; `at` is in UTC. */
export interface SentMessage {
  message: string
  at: string
}

/** Tenants' inquiries to landlords about a home (spec §3 "property_inquiries"). */
export const propertyInquiries = pgTable(
  'property_inquiries',
  {
    id: primaryId(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null if nothing was said since there are conversations. */
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    /** At the time of asking. */
    propertyTitle: text('property_title'),
    message: text('message'),
    status: text('status').$type<keyof typeof inquiryLifecycle>().notNull().default('pending'),
    inquiryType: text('inquiry_type').notNull().default('viewing'),
    /** When the tenant would like to come; unchanged if the landlord sets another time. */
    askedDate: instant('asked_date'),
    scheduledDate: instant('scheduled_date'),
    responseMessage: text('response_message'),
    responseDate: instant('response_date'),
    /** Newest last, as many as the contact filter reads together. */
    earlierResponses: jsonb('earlier_responses').$type<SentMessage[]>().notNull().default([]),
    /** Best first; empty if an older API wrote it, see `askedDate`. */
    wishedDates: jsonb('wished_dates').$type<string[]>().notNull().default([]),
    /** For the tenant to choose from, earliest first. */
    proposedDates: jsonb('proposed_dates').$type<string[]>().notNull().default([]),
    durationMinutes: integer('duration_minutes').notNull().default(defaultTourMinutes),
    firstResponseAt: instant('first_response_at'),
    outcome: text('outcome').$type<ViewingOutcome>(),
    canceledBy: uuid('canceled_by').references(() => users.id, { onDelete: 'set null' }),
    endReason: text('end_reason').$type<'home_rented'>(),
    /**
     * Grows with each change of the tour. Tours of 0 are from before the tenant chose them, and can clash.
     */
    sequence: integer('sequence').notNull().default(0),
    /** False if sent while another about the same home was open: the plan counts only that one. */
    isCounted: boolean('is_counted').notNull().default(true),
    /** When the tenant heard that nobody answered. */
    expiryToldAt: instant('expiry_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('property_inquiries_by_property').on(table.propertyId),
    index('property_inquiries_by_tenant').on(table.tenantId, table.id.desc()),
    index('property_inquiries_by_landlord').on(table.landlordId, table.id.desc()),
    index('property_inquiries_by_thread').on(table.threadId),
    index('property_inquiries_by_canceler').on(table.canceledBy),
    check('property_inquiries_status', isOneOf(table.status, statesOf(inquiryLifecycle))),
    check('property_inquiries_outcome', isOneOf(table.outcome, ViewingOutcome.options)),
    check('property_inquiries_end_reason', isOneOf(table.endReason, ['home_rented'])),
    // The migration adds `property_inquiries_no_clash`: a landlord has no two tours at different homes that
    // overlap.
  ],
)
