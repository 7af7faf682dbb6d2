// The search's own copy of findable homes, narrow and indexed. Triggers keep it up to date. What the
// database does, and the same numbers in SQL, are in search.sql.
import {
  type FlagFilter,
  filterAmenities,
  flagFilters,
  PropertyType,
} from '@portal/contract/properties/choices'
import {
  customType,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { dollars } from './columns.ts'

const point = customType<{ data: string }>({ dataType: () => 'point' })
const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Every city, neighborhood and ZIP with a home that was ever findable, for the `location` filter. */
export const searchPlaces = pgTable(
  'search_places',
  {
    key: integer('key').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'city' | 'neighborhood' | 'zip'>().notNull(),
    /** In lower case: `oakland, ca`, `temescal, oakland, ca`, `94110`. */
    match: text('match').notNull(),
    /** A `location` must occur in `match` and begin within its first this many characters. */
    within: integer('within').notNull(),
    /** As its first home wrote it; a ZIP has no city or state, because it can span several. */
    name: text('name').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
  },
  table => [
    unique('search_places_once').on(table.kind, table.match),
    index('search_places_by_text').using('gin', table.match.op('gin_trgm_ops')),
  ],
)

/** The cells in `foundBy`: 2^12 from west to east. */
export const cellLevel = 12

/** `foundBy` has one word for this many dollars of rent, up to the last one. */
export const rentMarks = { width: 500, last: 20 }

/** Landlords cannot enter longer ones, and PostgreSQL has no such words. */
export const maxAmenityLength = 400

/** Public and not deleted, even if rented. Some indexes exist only in the migration. */
export const searchHomes = pgTable('search_homes', {
  id: uuid('id').primaryKey(),
  rentAmount: dollars('rent_amount').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** On a Mercator map of side 1, with (0, 0) in the northwest; distances sort homes by nearness. */
  spot: point('spot'),
  /** See `traitsOf`. */
  traits: integer('traits').notNull(),
  bedrooms: integer('bedrooms'),
  bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }),
  cityKey: integer('city_key').notNull(),
  neighborhoodKey: integer('neighborhood_key'),
  zipKey: integer('zip_key').notNull(),
  /** Words of title, description and street, and `@`-marked ones for features and places. */
  foundBy: lexemes('found_by').notNull(),
})

/** Have a bit of `traits`, in order; others are only words of `foundBy`. Add new ones at the end. */
const amenitiesWithBit = [
  'Gym',
  'Pool',
  'Parking',
  'WiFi',
  'Laundry',
  'Dishwasher',
  'Air Conditioning',
  'Balcony',
  'Garden',
  'Security',
  'Elevator',
  'Furnished',
  'Pet Friendly',
  'Near Transit',
]

/**
 * The bit of `traits` and the word of `foundBy` for each flag. A new one takes the next free bit, from 22.
 */
export const flagTraits: Record<FlagFilter, { bit: number; word: string }> = {
  petFriendly: { bit: 4, word: '@pets' },
  smokingAllowed: { bit: 5, word: '@smoking' },
}

interface Traits extends Partial<Record<FlagFilter, boolean>> {
  propertyType?: PropertyType | undefined
  isAvailable?: boolean
  amenities?: readonly string[]
}

/** Bits 0 to 3 are the types of homes, and those from 8 on amenities. */
const bits = { isAvailable: 6, firstAmenity: 8 }

/** As the database sets them; amenities without a bit are left out. */
export const traitsOf = ({ propertyType, isAvailable, amenities = [], ...flags }: Traits) =>
  [
    propertyType === undefined ? -1 : PropertyType.options.indexOf(propertyType),
    ...flagFilters.map(name => (flags[name] ? flagTraits[name].bit : -1)),
    isAvailable ? bits.isAvailable : -1,
    ...amenities.map(amenity =>
      hasBit(amenity) ? bits.firstAmenity + amenitiesWithBit.indexOf(amenity) : -1,
    ),
  ].reduce((bits, bit) => (bit < 0 ? bits : bits | (1 << bit)), 0)

export const hasBit = (amenity: string): boolean => amenitiesWithBit.includes(amenity)

/** A home has at most one per group: its type, and its availability. */
export const exclusiveTraits = PropertyType.options.reduce(
  (bits, propertyType) => bits | traitsOf({ propertyType }),
  traitsOf({ isAvailable: true }),
)

/** Traits that combine freely: `home_counts` counts them singly and in pairs. */
const counted = [
  ...flagFilters.map(name => traitsOf({ [name]: true })),
  ...filterAmenities.map(amenity => traitsOf({ amenities: [amenity] })),
].toSorted((one, other) => one - other)

export const countedTraits = counted.reduce((bits, bit) => bits | bit, 0)

/** Counted from the beginning. */
const countedFirst = 12

/**
 * Single traits and pairs, in the order of `home_counts.pairs`. A later trait, which has a higher bit, adds
 * places at the end, so that stored rows are still right.
 */
export const pairsOfTraits = counted.flatMap((one, index) =>
  index < countedFirst
    ? counted.slice(index, countedFirst).map(other => one | other)
    : counted.slice(0, index + 1).map(other => one | other),
)
