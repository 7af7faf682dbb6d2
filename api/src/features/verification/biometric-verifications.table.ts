import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** Proofs that a person is who they say (spec §3 "biometric_verifications"). */
export const biometricVerifications = pgTable(
  'biometric_verifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verificationType: text('verification_type').notNull(),
    verificationData: jsonb('verification_data'),
    status: text('status').notNull().default('pending'),
    /** From 0 to 1. */
    confidence: doublePrecision('confidence'),
    deviceInfo: jsonb('device_info'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  table => [
    index('biometric_verifications_by_user').on(table.userId),
    check('biometric_verifications_confidence', sql`${table.confidence} between 0 and 1`),
  ],
)
