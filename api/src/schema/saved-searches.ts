// People's saved searches, and their alerts.
import type { PropertyFilters } from '@portal/contract/properties/search'
import { SearchAlert } from '@portal/contract/saved-searches/saved-search'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
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
import { changedAt, createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** PostgreSQL's rectangle type. */
const box = customType<{ data: string }>({ dataType: () => 'box' })

const query = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** One of the filters, converted to its column's type; null if it is not set. */
const asked = (name: keyof PropertyFilters, type = 'text'): SQL =>
  sql.raw(`(filters->>'${name}')${type === 'text' ? '' : `::${type}`}`)

const side = (name: 'north' | 'south' | 'east' | 'west'): string => `(filters->>'${name}')::double precision`

/** The area as a box. One that crosses the 180th meridian spans the world here; its sides are compared separately. */
const areaOfFilters = sql.raw(`case when ${side('west')} <= ${side('east')}
    then box(point(${side('west')}, ${side('south')}), point(${side('east')}, ${side('north')}))
    else box(point(-180, ${side('south')}), point(180, ${side('north')})) end`)

/** The index key of a search without an area: its city, its location, or an empty text. */
const placeOfFilters = sql.raw(`case
    when filters->>'north' is not null then null
    when filters->>'city' is not null then 'city ' || lower(filters->>'city')
    when filters->>'location' is not null then 'in ' || lower(filters->>'location')
    else '' end`)

/**
 * People's saved searches. The generated columns are parts of `filters`, so that one statement finds the
 * searches that a home meets.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    alert: text('alert').$type<SearchAlert>().notNull(),
    filters: jsonb('filters').$type<PropertyFilters>().notNull(),
    north: doublePrecision('north').generatedAlwaysAs(asked('north', 'double precision')),
    south: doublePrecision('south').generatedAlwaysAs(asked('south', 'double precision')),
    east: doublePrecision('east').generatedAlwaysAs(asked('east', 'double precision')),
    west: doublePrecision('west').generatedAlwaysAs(asked('west', 'double precision')),
    location: text('location').generatedAlwaysAs(asked('location')),
    city: text('city').generatedAlwaysAs(asked('city')),
    state: text('state').generatedAlwaysAs(asked('state')),
    minRent: numeric('min_rent', { mode: 'number' }).generatedAlwaysAs(asked('minRent', 'numeric')),
    maxRent: numeric('max_rent', { mode: 'number' }).generatedAlwaysAs(asked('maxRent', 'numeric')),
    propertyType: text('property_type').generatedAlwaysAs(asked('propertyType')),
    bedrooms: integer('bedrooms').generatedAlwaysAs(asked('bedrooms', 'integer')),
    bathrooms: numeric('bathrooms', { mode: 'number' }).generatedAlwaysAs(asked('bathrooms', 'numeric')),
    amenities: text('amenities')
      .array()
      .generatedAlwaysAs(sql.raw(`string_to_array(filters->>'amenities', ',')`)),
    includeRented: boolean('include_rented').generatedAlwaysAs(asked('includeRented', 'boolean')),
    /** The words of `q` as a query; null if none of them count. */
    words: query('words'),
    area: box('area').generatedAlwaysAs(areaOfFilters),
    place: text('place').generatedAlwaysAs(placeOfFilters),
    /** The time zone of its place, such as 'America/Los_Angeles'. */
    zone: text('zone').notNull(),
    /** When the next daily alert is due; null without daily alerts. */
    digestAt: instant('digest_at'),
    /** Homes listed after this are new. */
    seenAt: instant('seen_at').notNull().default(sql`now()`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedAt: changedAt(),
  },
  table => [
    index('saved_searches_by_user').on(table.userId, table.id.desc()),
    index('saved_searches_by_area').using('gist', table.area),
    index('saved_searches_by_place').on(table.place),
    index('saved_searches_by_digest').on(table.digestAt),
    check('saved_searches_alert', isOneOf(table.alert, SearchAlert.options)),
  ],
)

/** Kinds of alerts about a home: new in a saved search, or a change of a favorite. */
const homeAlertKinds = ['new', 'cheaper', 'rented'] as const

/** Alerts that were or will be sent, kept for a week in which they are not repeated. */
export const homeAlerts = pgTable(
  'home_alerts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<(typeof homeAlertKinds)[number]>().notNull(),
    /** The search that found the home. */
    searchId: uuid('search_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    /** Null while it waits for the morning. */
    notifiedAt: instant('told_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.propertyId, table.kind] }),
    index('home_alerts_by_home').on(table.propertyId),
    index('home_alerts_by_search').on(table.searchId),
    index('home_alerts_by_age').on(table.createdAt),
    check('home_alerts_kind', isOneOf(table.kind, homeAlertKinds)),
  ],
)
