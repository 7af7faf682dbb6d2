// Where homes are looked for: one index of `search_homes` each, of which no more is read than asked for.
import type { SearchCursor, SearchOrder } from '@portal/contract/properties/search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Criteria } from './search-criteria.ts'
import type { FewPlaces } from './search-places.ts'

export interface Order {
  /** What it orders by besides the id: a column that every home found has; empty for the newest, whose ids tell. */
  key: 'rent_amount' | 'distance' | ''
  by: SQL
  /** Of homes after the cursor; undefined from the start. */
  isAfter: SQL | undefined
  /** Of homes at a distance, the same. */
  isFurther: (distance: SQL) => SQL | undefined
  /** How far a spot on the map is from what homes are near to. */
  distanceOf: (spot: SQL) => SQL
}

/** Which homes come first. */
export interface Asked {
  sort: SearchOrder
  /** What the nearest homes are near to, in degrees. */
  near: { latitude: number; longitude: number } | undefined
  /** Only homes after this one in the order. */
  after: SearchCursor | undefined
}

/** All homes, the newest first. */
export const newest = { sort: 'newest', near: undefined, after: undefined } as const

export const orderOf = ({ sort, near, after }: Asked): Order => {
  const id = sql`${after?.id ?? null}::uuid`
  const distanceOf = (spot: SQL) =>
    sql`${spot} <-> map_spot(${near?.latitude ?? null}::float8, ${near?.longitude ?? null}::float8)`
  const isFurther = (distance: SQL) => after && sql`(${distance}, id) > (${after.key}::float8, ${id})`
  const order = (key: Order['key'], by: SQL, isAfter: SQL | undefined): Order => ({
    key,
    by,
    isAfter: after && isAfter,
    isFurther,
    distanceOf,
  })
  const rent = sql`(${after?.key ?? null}::numeric, ${id})`
  switch (sort) {
    case 'newest':
      return order('', sql`id desc`, sql`id < ${id}`)
    case 'rent_asc':
      return order('rent_amount', sql`rent_amount, id`, sql`(rent_amount, id) > ${rent}`)
    case 'rent_desc':
      return order('rent_amount', sql`rent_amount desc, id desc`, sql`(rent_amount, id) < ${rent}`)
    case 'nearest':
      return order('distance', sql`distance, id`, isFurther(sql`distance`))
    default:
      throw new Error(`There is no order ${sort satisfies never}`)
  }
}

/** Entries of one index, of which it reads no more than it is asked for. `part` is a LIMIT, or an OFFSET to see what is beyond. */
export interface Source {
  select: (part: SQL) => SQL
  /** It is read for each of these `place`s. */
  places?: readonly number[]
  /** What its homes have to meet; all criteria without. */
  filter?: SQL
  /** It is all homes. */
  isWhole?: true
  /** It has a `distance`, and this many entries or more in no order, which tells sooner whether there is a `part` beyond. */
  unordered?: (part: SQL) => SQL
}

/** What every index holds, so that no row has to be read. */
const columnsOf = ({ readsRows }: Criteria): SQL =>
  sql`id, rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key${readsRows ? sql`, found_by` : sql``}`

/** All homes in the order asked for, after the cursor. */
export const homesInOrder = (criteria: Criteria, order: Order): Source => {
  const columns = columnsOf(criteria)
  if (order.key === 'distance') {
    const distance = order.distanceOf(sql`spot`)
    const where = [sql`spot is not null`, order.isFurther(distance)]
    return {
      select: part => sql`select ${columns}, ${distance} as distance from search_homes
        ${whereAll(where)} order by ${distance}, id ${part}`,
      unordered: part => sql`select id from search_homes where latitude is not null ${part}`,
    }
  }
  const where = [order.isAfter, order.key === 'rent_amount' ? criteria.rents : undefined]
  return {
    select: part => sql`select ${columns} from search_homes ${whereAll(where)} order by ${order.by} ${part}`,
  }
}

/** All homes, the newest first: in no order of rents or places, so that those seen first are like the others. */
export const newestHomes = (criteria: Criteria): Source => ({
  select: part => sql`select ${columnsOf(criteria)} from search_homes order by id desc ${part}`,
  isWhole: true,
})

/** The homes of few places, of each in the order asked for and after the cursor, unless that is by distance. */
export const homesInPlaces = ({ kind, keys }: FewPlaces, criteria: Criteria, order: Order): Source => {
  const [only] = keys
  const isOrdered = order.key !== 'distance'
  const where = [
    sql`${columnOf[kind]} = ${keys.length === 1 ? sql`${only}::integer` : sql`place`}`,
    isOrdered ? order.isAfter : undefined,
    order.key === 'rent_amount' ? criteria.rents : undefined,
  ]
  const inTurn = isOrdered ? sql`order by ${order.by}` : sql``
  return {
    select: part => sql`select ${columnsOf(criteria)} from search_homes ${whereAll(where)} ${inTurn} ${part}`,
    ...(keys.length > 1 && { places: keys }),
  }
}

const columnOf: Record<FewPlaces['kind'], SQL> = {
  city: sql`city_key`,
  zip: sql`zip_key`,
  cell: sql`cell_of(spot)`,
}

export const homesInBoxes = (criteria: Criteria): Source => {
  const boxes = criteria.boxes.map(
    ({ north, south, east, west }) =>
      sql`select ${columnsOf(criteria)} from search_homes where spot <@ box(
        map_spot(${north}::float8, ${west}::float8), map_spot(${south}::float8, ${east}::float8))`,
  )
  return { select: part => sql`${sql.join(boxes, sql` union all `)} ${part}` }
}

/** The homes between the lowest and the highest rent. In order, so that the index is read whatever the planner thinks of it. */
export const homesOfRents = (criteria: Criteria): Source => ({
  select: part =>
    sql`select ${columnsOf(criteria)} from search_homes ${whereAll([criteria.rents])} order by rent_amount, id ${part}`,
})

/**
 * The homes with all the words. The planner must not see them: it would read the whole table for words that it thinks are
 * common, and they may still not be so together.
 */
export const homesByWords = (criteria: Criteria): Source => ({
  filter: criteria.filterOfFound,
  select: part =>
    sql`select ${columnsOf(criteria)} from search_homes where found_by @@ (select ${criteria.words}::tsquery) ${part}`,
})

/** Where homes that meet the criteria are few, or else the newest are met first, as far as one can say without looking. */
export const likelySource = (criteria: Criteria): Source => {
  const { boxes, places, hasPlaces, readsRows } = criteria
  if (boxes.length > 0) return homesInBoxes(criteria)
  if (places?.keys.length === 1) return homesInPlaces(places, criteria, orderOf(newest))
  return hasPlaces || readsRows ? homesByWords(criteria) : newestHomes(criteria)
}

/** `where` with all that is given, or nothing. */
export const whereAll = (given: readonly (SQL | undefined)[]): SQL => {
  const all = and(...given)
  return all ? sql`where ${all}` : sql``
}
