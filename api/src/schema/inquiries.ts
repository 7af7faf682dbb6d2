import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'
import { threads } from './threads.ts'

/** A message as its reader received it; `at` is a moment in UTC. */
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
    /** The conversation that it is part of; null until something is said in one from before there were any. */
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'set null' }),
    /** The home's title when the tenant asked. */
    propertyTitle: text('property_title'),
    message: text('message'),
    status: text('status').$type<keyof typeof inquiryLifecycle>().notNull().default('pending'),
    inquiryType: text('inquiry_type').notNull().default('viewing'),
    /** When the tenant would like to come; unchanged if the landlord sets another time. */
    askedDate: instant('asked_date'),
    scheduledDate: instant('scheduled_date'),
    responseMessage: text('response_message'),
    responseDate: instant('response_date'),
    /** The landlord's earlier answers, newest last, as many as the contact filter reads together. */
    earlierResponses: jsonb('earlier_responses').$type<SentMessage[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('property_inquiries_by_property').on(table.propertyId),
    index('property_inquiries_by_tenant').on(table.tenantId, table.id.desc()),
    index('property_inquiries_by_landlord').on(table.landlordId, table.id.desc()),
    index('property_inquiries_by_thread').on(table.threadId),
    check('property_inquiries_status', isOneOf(table.status, statesOf(inquiryLifecycle))),
  ],
)
