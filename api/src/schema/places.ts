// Counts of the homes that can be found: by place, by cell of the map, and by what filters ask for. The database notes which homes change (migration
// "places"); `countHomes` counts them soon after.
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

/** What writers append and no one waits for: where a home was, or is from now on. Emptied once it is counted. */
export const homeChanges = pgTable('home_changes', {
  /** By how much the home changes the number of homes on offer in its places: 0 while it is rented. */
  change: smallint('change').notNull(),
  spot: point('spot'),
  cityKey: integer('city_key').notNull(),
  neighborhoodKey: integer('neighborhood_key'),
  zipKey: integer('zip_key').notNull(),
  /** 1 where a home is from now on, -1 where it was; rented or not. */
  sign: smallint('sign').notNull().default(0),
  traits: integer('traits').notNull().default(0),
  bedrooms: integer('bedrooms'),
  bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }),
  rentAmount: dollars('rent_amount').notNull().default(0),
})

/** How many homes are alike in what they can be only one of, so that counts of a filter need not look at each. */
export const homeCounts = pgTable(
  'home_counts',
  {
    /** The bits of `search_homes.traits` for the type and whether it is available. */
    traits: integer('traits').notNull(),
    /** 4 for more, too, and -1 when it is not known. */
    bedrooms: integer('bedrooms').notNull(),
    /** 3 for more, too, and -1 when it is not known. */
    bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** Two for each hundred dollars: that very rent, and those up to the next. */
    rentStep: integer('rent_step').notNull(),
    count: integer('count').notNull(),
    /** How many of them have each of `pairsOfTraits`. */
    pairs: integer('pairs').array().notNull(),
  },
  table => [primaryKey({ columns: [table.traits, table.bedrooms, table.bathrooms, table.rentStep] })],
)

/** The places with homes on offer. */
export const places = pgTable(
  'places',
  {
    key: integer('key')
      .primaryKey()
      .references(() => searchPlaces.key),
    kind: text('kind').$type<'city' | 'neighborhood' | 'zip'>().notNull(),
    name: text('name').notNull(),
    /** Of a ZIP code, the city of most of its homes. */
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** The name as it is compared: in lower case, without accents and punctuation. */
    nameWords: text('name_words').notNull(),
    /** Name, city and state likewise. */
    words: text('words').notNull(),
    count: integer('count').notNull(),
    /** How many homes came or went since name and bounds were last made from them. */
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

/** The finest level of `map_cells`: 2^17 cells from west to east, some 240 m wide in the middle of the United States. */
export const finestLevel = 17

/** How many homes each cell of the map has, those on offer and rented ones apart. Level by level, a cell has four of the next. */
export const mapCells = pgTable(
  'map_cells',
  {
    level: smallint('level').notNull(),
    /** From the west, of 2^level. */
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
