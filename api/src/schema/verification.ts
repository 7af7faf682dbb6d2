import { statesOf } from '@portal/contract/lifecycle'
import { reviewLifecycle } from '@portal/contract/verifications/lifecycle'
import { type ReviewKind, type ReviewStatus, reviewKinds } from '@portal/contract/verifications/review'
import type { VerificationStatus } from '@portal/contract/verifications/verification'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** Why a check failed or was revoked. */
export type IdentityReason =
  | 'name_differs'
  | 'document_expired'
  | 'unreadable'
  | 'stopped'
  | 'other'
  | 'name_changed'

/** Never a name, a number, a birth date or an image. */
interface IdentityData {
  /** The provider's; null for what was checked before the portal asked one. */
  sessionId: string | null
  documentType: string | null
  reason: IdentityReason | null
}

/** Verifications of a person's identity (spec §3 "biometric_verifications"). */
export const biometricVerifications = pgTable(
  'biometric_verifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verificationType: text('verification_type').notNull(),
    verificationData: jsonb('verification_data').$type<IdentityData>(),
    status: text('status').$type<VerificationStatus>().notNull().default('pending'),
    /** From 0 to 1. */
    confidence: doublePrecision('confidence'),
    deviceInfo: jsonb('device_info'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    verifiedAt: instant('verified_at'),
    expiresAt: instant('expires_at'),
    /** When its owner was told that it is about to end. */
    endToldAt: instant('end_told_at'),
    createdAt: createdAt(),
  },
  table => [
    index('biometric_verifications_by_user').on(table.userId),
    uniqueIndex('biometric_verifications_by_session').on(sql`(verification_data ->> 'sessionId')`),
    index('biometric_verifications_by_end')
      .on(table.expiresAt)
      .where(sql`status = 'verified' and end_told_at is null`),
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
    /** Null for a person's own place. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at'),
    /** When the home's place on the map was changed. */
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  table => [
    index('location_verifications_by_user').on(table.userId),
    index('location_verifications_by_home').on(table.propertyId),
    check('location_verifications_latitude', sql`${table.latitude} between -90 and 90`),
    check('location_verifications_longitude', sql`${table.longitude} between -180 and 180`),
  ],
)

/** Papers that people sent to the portal's reviewers. */
export const verificationReviews = pgTable(
  'verification_reviews',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReviewKind>().notNull(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    documentIds: uuid('document_ids').array().notNull(),
    /** What they are to show: the name or the license as it was then, or the home. */
    claim: text('claim').notNull(),
    status: text('status').$type<ReviewStatus>().notNull().default('pending'),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    expiresAt: instant('expires_at'),
    /** When its owner was told that it is about to end. */
    endToldAt: instant('end_told_at'),
    createdAt: createdAt(),
  },
  table => [
    index('verification_reviews_by_user').on(table.userId),
    index('verification_reviews_by_home').on(table.propertyId),
    index('verification_reviews_by_reviewer').on(table.reviewedBy),
    index('verification_reviews_waiting').on(table.id).where(sql`status = 'pending'`),
    index('verification_reviews_by_end')
      .on(table.expiresAt)
      .where(sql`status = 'approved' and end_told_at is null`),
    index('verification_reviews_documents').using('gin', table.documentIds).where(sql`status = 'pending'`),
    check('verification_reviews_kind', isOneOf(table.kind, reviewKinds)),
    check('verification_reviews_status', isOneOf(table.status, statesOf(reviewLifecycle))),
  ],
)
