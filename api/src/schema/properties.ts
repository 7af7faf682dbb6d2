// Landlords' homes, and people's favorites.
import { PropertyType } from '@portal/contract/properties/choices'
import { restorableMinutes } from '@portal/contract/properties/own-property'
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

/** The condition of a home with coordinates but no time zone. */
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
    /** From its coordinates, such as "America/Los_Angeles"; null if there are none. */
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
    /** What its pictures show, by their addresses. */
    imageDescriptions: jsonb('image_descriptions').$type<Record<string, string>>().notNull().default({}),
    policyDocuments: text('policy_documents').array().notNull().default([]),
    petFriendly: boolean('pet_friendly').notNull().default(false),
    smokingAllowed: boolean('smoking_allowed').notNull().default(false),
    requiresBackgroundCheck: boolean('requires_background_check').notNull().default(true),
    visibilityLevel: text('visibility_level').$type<'public' | 'private'>().notNull().default('public'),
    /** When it became findable, ignoring pauses of up to a week; null until it is public. */
    listedAt: instant('listed_at').default(sql`now()`),
    /** When it was deleted; it is not findable after that. */
    deletedAt: instant('deleted_at'),
    /** When it was deleted though people had lived there: it stays for their history, private for good, and is in no list. */
    archivedAt: instant('archived_at'),
    /** How an archived home was listed before, and is again once it is restored. */
    archivedVisibility: text('archived_visibility').$type<'public' | 'private'>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedAt: changedAt(),
  },
  table => [
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

/** The condition of a home that was neither deleted nor archived, which every query for homes includes. */
export const isNotDeleted = and(isNull(deletedAt), isNull(archivedAt))

/** The condition of a home whose history can be read: one that is there, or archived. Only queries for what happened there use it. */
export const isOnRecord = isNull(deletedAt)

/** The condition of a deleted or archived home that its landlord may still restore, based on the stored moment. */
export const isRestorable = or(gt(deletedAt, restorableSince), gt(archivedAt, restorableSince))

/** The condition of a home that is deleted for good. */
export const isGone = lte(deletedAt, restorableSince)

const homeIs =
  (condition: SQL | undefined) =>
  (propertyId: AnyColumn): SQL =>
    sql`exists (select 1 from ${properties} where ${and(eq(properties.id, propertyId), condition)})`

/** The condition of rows whose home was neither deleted nor archived; the column names the home. */
export const homeExists = homeIs(isNotDeleted)

/** The condition of rows whose home is there, or archived. */
export const homeIsOnRecord = homeIs(isOnRecord)

/** The condition of rows whose home is archived for good. */
export const homeIsArchived = homeIs(lte(archivedAt, restorableSince))

/** People's favorite homes. */
export const favorites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The rent that the person knows: from when they saved the home, or from the last alert. */
    rentAmount: dollars('rent_amount').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('favourites_by_property').on(table.propertyId),
  ],
)
