import { consentLifecycle } from '@portal/contract/consents/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** What a person lets another see of them, and for how long (spec §3 "user_consents"). */
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
    dataCategory: text('data_category').notNull(),
    specificFields: text('specific_fields').array().notNull().default([]),
    status: text('status').$type<keyof typeof consentLifecycle>().notNull().default('pending'),
    grantedAt: instant('granted_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    purpose: text('purpose'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('user_consents_by_owner').on(table.ownerId, table.id.desc()),
    index('user_consents_by_requester').on(table.requesterId, table.ownerId),
    check('user_consents_status', isOneOf(table.status, statesOf(consentLifecycle))),
  ],
)
