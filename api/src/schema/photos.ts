import { type Photo, PhotoPurpose } from '@portal/contract/photos/photo'
import { sql } from 'drizzle-orm'
import { bit, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf, primaryId } from './columns.ts'
import { maintenanceRequests } from './maintenance.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'
import { tenancies } from './tenancies.ts'
import { threadMessages } from './threads.ts'

/** A home’s photo that no chore looked at yet. */
export const isFingerprintMissing = sql`purpose = 'home' and fingerprint_parts is null`

/** The objects are written before the row, and deleted after it: every row has its objects. */
export const photos = pgTable(
  'photos',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<Photo['purpose']>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** All its objects together. */
    bytes: integer('bytes').notNull(),
    /** The uploaded file. */
    sha256: text('sha256').notNull(),
    /** Alike for pictures that look alike; null for those without detail, and of other purposes than a home's. */
    fingerprint: bit('fingerprint', { dimensions: 64 }),
    /** Its parts with their numbers: where at most five bits differ, one of them is equal. Null until it was looked at. */
    fingerprintParts: text('fingerprint_parts').array(),
    /** Begins the keys of its objects; random. */
    storageKey: text('storage_key').notNull().unique(),
    createdAt: createdAt(),
  },
  table => [
    index('photos_by_owner').on(table.ownerId),
    index('photos_by_age').on(table.createdAt),
    index('photos_by_fingerprint').using('gin', table.fingerprintParts),
    index('photos_without_fingerprint').on(table.id).where(isFingerprintMissing),
    check('photos_purpose', isOneOf(table.purpose, PhotoPurpose.options)),
  ],
)

/** Written with the photo's address: who can see the thing can see the photo. Each row has one thing. */
export const photoUses = pgTable(
  'photo_uses',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** Whose profile picture it is. */
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').references(() => maintenanceRequests.id, { onDelete: 'cascade' }),
    /** The tenant showed with it how they found the home. */
    tenancyId: uuid('tenancy_id').references(() => tenancies.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => threadMessages.id, { onDelete: 'cascade' }),
  },
  table => [
    index('photo_uses_by_photo').on(table.photoId),
    uniqueIndex('photo_uses_by_property').on(table.propertyId, table.photoId),
    uniqueIndex('photo_uses_by_request').on(table.requestId, table.photoId),
    uniqueIndex('photo_uses_by_tenancy').on(table.tenancyId, table.photoId),
    uniqueIndex('photo_uses_by_message').on(table.messageId, table.photoId),
    check(
      'photo_uses_one_thing',
      sql`num_nonnulls(${table.userId}, ${table.propertyId}, ${table.requestId}, ${table.tenancyId}, ${table.messageId}) = 1`,
    ),
  ],
)

/** Pictures elsewhere that were shown before pictures were uploaded, for their owner to upload them. */
export const picturesElsewhere = pgTable(
  'pictures_elsewhere',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a profile picture, and for one of a request. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  table => [index('pictures_elsewhere_by_property').on(table.propertyId)],
)
