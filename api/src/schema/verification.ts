import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, primaryId } from './columns.ts'
import { users } from './people.ts'

/** Verifications of a person's identity (spec §3 "biometric_verifications"). */
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

/** Verifications of a person's location (spec §3 "location_verifications"). */
export const locationVerifications = pgTable(
  'location_verifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Meters. */
    accuracy: doublePrecision('accuracy'),
    address: text('address'),
    verificationType: text('verification_type').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    verificationMethod: text('verification_method').notNull(),
    deviceInfo: jsonb('device_info'),
    createdAt: createdAt(),
  },
  table => [
    index('location_verifications_by_user').on(table.userId),
    check('location_verifications_latitude', sql`${table.latitude} between -90 and 90`),
    check('location_verifications_longitude', sql`${table.longitude} between -180 and 180`),
  ],
)
