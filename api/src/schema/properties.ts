import { PropertyType } from '@portal/contract/properties/choices'
import { restorableMinutes } from '@portal/contract/properties/own-property'
import type { OpenHours } from '@portal/contract/properties/tour-hours'
import { type AnyColumn, and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { changedAt, createdAt, day, dollars, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'

export const isZoneMissing = sql`time_zone is null and latitude is not null and longitude is not null`

/** Landlords' homes (spec §3 "properties"). */
export const properties = pgTable(
  'properties',
  {
    id: primaryId(),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    neighborhood: text('neighborhood'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** From its coordinates, such as "America/Los_Angeles". */
    timeZone: text('time_zone'),
    propertyType: text('property_type').$type<PropertyType>().notNull(),
    bedrooms: integer('bedrooms'),
    bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }),
    squareFootage: integer('square_footage'),
    rentAmount: dollars('rent_amount').notNull(),
    securityDeposit: dollars('security_deposit'),
    minimumIncome: dollars('minimum_income'),
    availableDate: day('available_date'),
    isAvailable: boolean('is_available').notNull().default(true),
    amenities: text('amenities').array().notNull().default([]),
    images: text('images').array().notNull().default([]),
    /** By address of the picture. */
    imageDescriptions: jsonb('image_descriptions').$type<Record<string, string>>().notNull().default({}),
    policyDocuments: text('policy_documents').array().notNull().default([]),
    petFriendly: boolean('pet_friendly').notNull().default(false),
    smokingAllowed: boolean('smoking_allowed').notNull().default(false),
    requiresBackgroundCheck: boolean('requires_background_check').notNull().default(true),
    /** Weekly, on its clock. */
    tourHours: jsonb('tour_hours').$type<OpenHours[]>().notNull().default([]),
    tourDaysOff: jsonb('tour_days_off').$type<string[]>().notNull().default([]),
    visibilityLevel: text('visibility_level').$type<'public' | 'private'>().notNull().default('public'),
    /** When it became findable, ignoring pauses of up to a week; null until it is public. */
    listedAt: instant('listed_at').default(sql`now()`),
    /** Not findable after that. */
    deletedAt: instant('deleted_at'),
    /**
     * When it was deleted though people had lived there: it is kept for their history, private for good,
     * and in no list.
     */
    archivedAt: instant('archived_at'),
    /** How an archived home was listed, and is again once restored. */
    archivedVisibility: text('archived_visibility').$type<'public' | 'private'>(),
    /** Since when an administrator hides it: it is private, and cannot be listed. */
    heldAt: instant('held_at'),
    heldReason: text('held_reason'),
    /** How it was listed, and is again once it is free. */
    heldVisibility: text('held_visibility').$type<'public' | 'private'>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedAt: changedAt(),
  },
  table => [
    index('properties_by_title').on(sql`lower(${table.title}) text_pattern_ops`),
    index('properties_by_address').on(sql`lower(${table.address}) text_pattern_ops`),
    index('properties_by_landlord').on(table.landlordId, table.id.desc()),
    index('properties_by_listing').on(table.listedAt),
    index('properties_without_zone').on(table.id).where(isZoneMissing),
    index('properties_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('properties_type', isOneOf(table.propertyType, PropertyType.options)),
    check('properties_visibility', isOneOf(table.visibilityLevel, ['public', 'private'])),
    check('properties_archived', sql`${table.archivedAt} is null or ${table.visibilityLevel} = 'private'`),
    check('properties_latitude', sql`${table.latitude} between -90 and 90`),
    check('properties_longitude', sql`${table.longitude} between -180 and 180`),
    check('properties_rent', sql`${table.rentAmount} > 0`),
    check('properties_amounts', sql`${table.securityDeposit} >= 0 and ${table.minimumIncome} >= 0`),
    check('properties_rooms', sql`${table.bedrooms} >= 0 and ${table.bathrooms} >= 0`),
  ],
)

const { deletedAt, archivedAt } = properties
const restorableSince = sql`now() - interval '${sql.raw(String(restorableMinutes))} minutes'`

/** Neither deleted nor archived; every query for homes includes this. */
export const isNotDeleted = and(isNull(deletedAt), isNull(archivedAt))

/** Public, and there. */
export const isPublicHome = (id: string): SQL | undefined =>
  and(eq(properties.id, id), isNotDeleted, eq(properties.visibilityLevel, 'public'))

/** There, or archived: only for queries about what happened in it. */
export const isOnRecord = isNull(deletedAt)

/** Its landlord can still restore it, by the stored moment. */
export const isRestorable = or(gt(deletedAt, restorableSince), gt(archivedAt, restorableSince))

/** Deleted for good. */
export const isGone = lte(deletedAt, restorableSince)

const homeIs =
  (condition: SQL | undefined) =>
  (propertyId: AnyColumn): SQL =>
    sql`exists (select 1 from ${properties} where ${and(eq(properties.id, propertyId), condition)})`

/** Rows whose home was neither deleted nor archived; the column names the home. */
export const homeExists = homeIs(isNotDeleted)

export const homeIsOnRecord = homeIs(isOnRecord)

/** Archived for good. */
export const homeIsArchived = homeIs(lte(archivedAt, restorableSince))

export const favorites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The rent that the person knows: when they saved the home, or from the last alert. */
    rentAmount: dollars('rent_amount').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('favourites_by_property').on(table.propertyId),
  ],
)
