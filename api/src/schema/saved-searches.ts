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

const box = customType<{ data: string }>({ dataType: () => 'box' })

const query = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** In its column's type; null if it is not set. */
const filterOf = (name: keyof PropertyFilters, type = 'text'): SQL =>
  sql.raw(`(filters->>'${name}')${type === 'text' ? '' : `::${type}`}`)

const side = (name: 'north' | 'south' | 'east' | 'west'): string => `(filters->>'${name}')::double precision`

/** An area across the 180th meridian spans the world here; its sides are compared separately. */
const areaOfFilters = sql.raw(`case when ${side('west')} <= ${side('east')}
    then box(point(${side('west')}, ${side('south')}), point(${side('east')}, ${side('north')}))
    else box(point(-180, ${side('south')}), point(180, ${side('north')})) end`)

/** The index key without an area: its city, its location, or ''. */
const placeOfFilters = sql.raw(`case
    when filters->>'north' is not null then null
    when filters->>'city' is not null then 'city ' || lower(filters->>'city')
    when filters->>'location' is not null then 'in ' || lower(filters->>'location')
    else '' end`)

/**
 * The generated columns are parts of `filters`, so that one statement finds the searches that a home meets.
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
    north: doublePrecision('north').generatedAlwaysAs(filterOf('north', 'double precision')),
    south: doublePrecision('south').generatedAlwaysAs(filterOf('south', 'double precision')),
    east: doublePrecision('east').generatedAlwaysAs(filterOf('east', 'double precision')),
    west: doublePrecision('west').generatedAlwaysAs(filterOf('west', 'double precision')),
    location: text('location').generatedAlwaysAs(filterOf('location')),
    city: text('city').generatedAlwaysAs(filterOf('city')),
    state: text('state').generatedAlwaysAs(filterOf('state')),
    minRent: numeric('min_rent', { mode: 'number' }).generatedAlwaysAs(filterOf('minRent', 'numeric')),
    maxRent: numeric('max_rent', { mode: 'number' }).generatedAlwaysAs(filterOf('maxRent', 'numeric')),
    propertyType: text('property_type').generatedAlwaysAs(filterOf('propertyType')),
    bedrooms: integer('bedrooms').generatedAlwaysAs(filterOf('bedrooms', 'integer')),
    bathrooms: numeric('bathrooms', { mode: 'number' }).generatedAlwaysAs(filterOf('bathrooms', 'numeric')),
    amenities: text('amenities')
      .array()
      .generatedAlwaysAs(sql.raw(`string_to_array(filters->>'amenities', ',')`)),
    includeRented: boolean('include_rented').generatedAlwaysAs(filterOf('includeRented', 'boolean')),
    /** The words of `q` as a query; null if none count. */
    words: query('words'),
    area: box('area').generatedAlwaysAs(areaOfFilters),
    place: text('place').generatedAlwaysAs(placeOfFilters),
    /** Its place's. */
    zone: text('zone').notNull(),
    /** Null without daily alerts. */
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

const homeAlertKinds = ['new', 'cheaper', 'rented'] as const

/** Kept for a week, in which they are not repeated. */
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
