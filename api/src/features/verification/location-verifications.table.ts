import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** Proofs that a person is where they say (spec §3 "location_verifications"). */
export const locationVerifications = pgTable(
  'location_verifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Metres. */
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
