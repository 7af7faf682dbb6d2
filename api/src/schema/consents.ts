import { consentCategories, type DataCategory } from '@portal/contract/consents/categories'
import { consentLifecycle, interactionLifecycle } from '@portal/contract/consents/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** What a person lets someone else see about them, and for how long (spec §3 "user_consents"). */
export const userConsents = pgTable(
  'user_consents',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** It ends with this application; null if it stands alone. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    dataCategory: text('data_category').$type<DataCategory>().notNull(),
    specificFields: text('specific_fields').array().notNull().default([]),
    status: text('status').$type<keyof typeof consentLifecycle>().notNull().default('pending'),
    grantedAt: instant('granted_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    purpose: text('purpose'),
    /** When the requester heard that it will end soon. */
    endToldAt: instant('end_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('user_consents_by_owner').on(table.ownerId, table.id.desc()),
    index('user_consents_by_requester').on(table.requesterId, table.ownerId),
    index('user_consents_by_property').on(table.propertyId),
    index('user_consents_by_application').on(table.applicationId),
    index('user_consents_by_end').on(table.expiresAt).where(sql`status = 'granted'`),
    check('user_consents_category', isOneOf(table.dataCategory, Object.keys(consentCategories))),
    check('user_consents_status', isOneOf(table.status, statesOf(consentLifecycle))),
  ],
)

export const consentReads = pgTable(
  'consent_reads',
  {
    id: primaryId(),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => userConsents.id, { onDelete: 'cascade' }),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: text('fields').array().notNull().default([]),
    createdAt: createdAt(),
  },
  table => [
    index('consent_reads_by_consent').on(table.consentId, table.id.desc()),
    index('consent_reads_by_reader').on(table.readerId),
  ],
)

/** One person contacting another, about a home or not (spec §3 "user_interactions"). */
export const userInteractions = pgTable(
  'user_interactions',
  {
    id: primaryId(),
    initiatorId: uuid('initiator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    interactionType: text('interaction_type').notNull(),
    status: text('status').$type<keyof typeof interactionLifecycle>().notNull().default('pending'),
    message: text('message'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('user_interactions_by_initiator').on(table.initiatorId, table.id.desc()),
    index('user_interactions_by_receiver').on(table.receiverId, table.id.desc()),
    index('user_interactions_by_property').on(table.propertyId),
    check('user_interactions_status', isOneOf(table.status, statesOf(interactionLifecycle))),
  ],
)
