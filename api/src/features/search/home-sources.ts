// The sources of a search: each reads one index of `search_homes`, no further than asked.
import type { SearchCursor, SearchOrder } from '@portal/contract/properties/search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Criteria } from './search-criteria.ts'
import type { FewPlaces } from './search-places.ts'

export interface Order {
  /**
   * The column that it sorts by in addition to the id; every home found has a value. Empty for the newest, which sort by id
   * alone.
   */
  key: 'rent_amount' | 'distance' | ''
  by: SQL
  /** The condition of homes after the cursor; undefined at the start. */
  isAfter: SQL | undefined
  /** The same for homes at a distance. */
  isFurther: (distance: SQL) => SQL | undefined
  /** The distance from a spot to the point that homes are sorted around. */
  distanceOf: (spot: SQL) => SQL
}

export interface OrderRequest {
  sort: SearchOrder
  /** The point that homes are sorted around, in degrees. */
  near: { latitude: number; longitude: number } | undefined
  /** Only homes after this one in the order. */
  after: SearchCursor | undefined
}

/** All homes, newest first. */
export const newest = { sort: 'newest', near: undefined, after: undefined } as const

export const orderOf = ({ sort, near, after }: OrderRequest): Order => {
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
      throw new Error(`Unknown order ${sort satisfies never}`)
  }
}

/** Reads an index no further than asked. `part` is a LIMIT, or an OFFSET to see what lies beyond. */
export interface Source {
  select: (part: SQL) => SQL
  /** Runs once for each of these `place`s. */
  places?: readonly number[]
  /** The condition for its homes; all criteria if missing. */
  filter?: SQL
  /** Set if it covers all homes. */
  isWhole?: true
  /**
   * For sources with a `distance`: the same entries or more, unordered, which shows sooner whether anything
   * lies beyond `part`.
   */
  unordered?: (part: SQL) => SQL
}

/** The columns that every index covers, so that no row has to be read. */
const columnsOf = ({ readsRows }: Criteria): SQL =>
  sql`id, rent_amount, latitude, longitude, traits, bedrooms, bathrooms, city_key, neighborhood_key, zip_key${readsRows ? sql`, found_by` : sql``}`

/** All homes in the requested order, after the cursor. */
const homesInOrder = (criteria: Criteria, order: Order): Source => {
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

/** All homes, newest first: unrelated to rents or places, so that the first ones are representative. */
export const newestHomes = (criteria: Criteria): Source => ({
  select: part => sql`select ${columnsOf(criteria)} from search_homes order by id desc ${part}`,
  isWhole: true,
})

/** The homes of few places, each in the requested order and after the cursor, unless sorted by distance. */
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

/** The homes between the lowest and the highest rent. The order makes the planner use the index. */
export const homesOfRents = (criteria: Criteria): Source => ({
  select: part =>
    sql`select ${columnsOf(criteria)} from search_homes ${whereAll([criteria.rents])} order by rent_amount, id ${part}`,
})

/**
 * The homes with all the words. The planner must not see the words: it would scan the whole table for words
 * that it considers common, even if they are rare in combination.
 */
export const homesByWords = (criteria: Criteria): Source => ({
  filter: criteria.filterOfFound,
  select: part =>
    sql`select ${columnsOf(criteria)} from search_homes where found_by @@ (select ${criteria.words}::tsquery) ${part}`,
})

/** The sources that a search has: those that its criteria name, and all homes. */
export const sourcesOf = (criteria: Criteria, order: Order) => {
  const { boxes, rents, places, cells, words } = criteria
  return {
    order: homesInOrder(criteria, order),
    newest: newestHomes(criteria),
    area: boxes.length > 0 ? homesInBoxes(criteria) : undefined,
    places: places && homesInPlaces(places, criteria, order),
    cells: cells && homesInPlaces(cells, criteria, order),
    rents: rents && homesOfRents(criteria),
    words: words === '' ? undefined : homesByWords(criteria),
  }
}

export type Sources = ReturnType<typeof sourcesOf>
export type SourceName = keyof Sources

/** A source with few matches if possible, or else the one that is likely to reach the newest matches first. */
export const likelySource = (criteria: Criteria): Source => {
  const { boxes, places, hasPlaces, readsRows } = criteria
  if (boxes.length > 0) return homesInBoxes(criteria)
  if (places?.keys.length === 1) return homesInPlaces(places, criteria, orderOf(newest))
  return hasPlaces || readsRows ? homesByWords(criteria) : newestHomes(criteria)
}

export const whereAll = (conditions: readonly (SQL | undefined)[]): SQL => {
  const all = and(...conditions)
  return all ? sql`where ${all}` : sql``
}
