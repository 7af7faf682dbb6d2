// Counts of findable homes: by place, map cell and filter choices. The database notes which homes change
// (search.sql); `countHomes` counts them soon after.
import { sql } from 'drizzle-orm'
import {
  customType,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { dollars } from './columns.ts'
import { searchPlaces } from './search.ts'

const point = customType<{ data: string }>({ dataType: () => 'point' })

/** Writers append a home's earlier and new positions without locks. Emptied once counted. */
export const homeChanges = pgTable('home_changes', {
  /** Homes on offer in its places: 0 while it is rented. */
  change: smallint('change').notNull(),
  spot: point('spot'),
  cityKey: integer('city_key').notNull(),
  neighborhoodKey: integer('neighborhood_key'),
  zipKey: integer('zip_key').notNull(),
  /** 1 for the new state, -1 for the earlier one, rented or not. */
  sign: smallint('sign').notNull().default(0),
  traits: integer('traits').notNull().default(0),
  bedrooms: integer('bedrooms'),
  bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }),
  rentAmount: dollars('rent_amount').notNull().default(0),
})

/** How many homes share the same exclusive traits, so that facet counts need not look at each. */
export const homeCounts = pgTable(
  'home_counts',
  {
    /** Bits of `search_homes.traits` for the type and for availability. */
    traits: integer('traits').notNull(),
    /** 4 also means more; -1 means unknown. */
    bedrooms: integer('bedrooms').notNull(),
    /** 3 also means more; -1 means unknown. */
    bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** Two steps per hundred dollars: exactly that rent, and rents up to the next hundred. */
    rentStep: integer('rent_step').notNull(),
    count: integer('count').notNull(),
    /** How many of them have each of `pairsOfTraits`. */
    pairs: integer('pairs').array().notNull(),
  },
  table => [primaryKey({ columns: [table.traits, table.bedrooms, table.bathrooms, table.rentStep] })],
)

export const places = pgTable(
  'places',
  {
    key: integer('key')
      .primaryKey()
      .references(() => searchPlaces.key),
    kind: text('kind').$type<'city' | 'neighborhood' | 'zip'>().notNull(),
    name: text('name').notNull(),
    /** For a ZIP code, the city with most of its homes. */
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** Lower case, without accents and punctuation. */
    nameWords: text('name_words').notNull(),
    /** Name, city and state in the same form. */
    words: text('words').notNull(),
    count: integer('count').notNull(),
    /** Homes that came or went since name and bounds were computed. */
    changes: integer('changes').notNull(),
    north: doublePrecision('north'),
    south: doublePrecision('south'),
    east: doublePrecision('east'),
    west: doublePrecision('west'),
  },
  table => [
    index('places_by_count').on(table.count.desc().nullsFirst()),
    index('places_to_measure').on(table.key).where(sql`changes * 20 >= count`),
    index('places_by_beginning').on(sql`${table.words} text_pattern_ops`),
    index('places_by_likeness').using(
      'gin',
      sql`${table.nameWords} gin_trgm_ops`,
      sql`${table.words} gin_trgm_ops`,
    ),
  ],
)

/** 2^17 cells from west to east, some 240 m wide in the middle of the United States. */
export const finestLevel = 17

/** Available and rented homes in each cell. A cell has four cells of the next level. */
export const mapCells = pgTable(
  'map_cells',
  {
    level: smallint('level').notNull(),
    /** From the west, out of 2^level. */
    x: integer('x').notNull(),
    /** From the north. */
    y: integer('y').notNull(),
    /** 1 for rented homes, 0 for those on offer. */
    rented: smallint('rented').notNull(),
    count: integer('count').notNull(),
    latitudeSum: doublePrecision('latitude_sum').notNull(),
    longitudeSum: doublePrecision('longitude_sum').notNull(),
    minRent: dollars('min_rent').notNull(),
  },
  table => [primaryKey({ columns: [table.level, table.x, table.y, table.rented] })],
)
