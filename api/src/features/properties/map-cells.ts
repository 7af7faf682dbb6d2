// How many homes are in each cell of a view: read where it is kept, counted where filters are in the way.
import type { MapView } from '@portal/contract/properties/map'
import { exactTotalLimit } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../../platform/database.ts'
import { withSettings } from '../../platform/transaction.ts'
import { finestLevel, mapCells } from '../../schema/places.ts'
import { boxesOf } from './boxes.ts'
import { type Cell, type Grid, latitudeAt, wholeCells } from './map-grid.ts'
import { columnsFor, countMatches, homesInBoxes, readMatches } from './map-matches.ts'
import { type Criteria, isInOneOf, within } from './search-criteria.ts'

const columnsOfCells = sql`sum(count)::integer as count, sum(latitude_sum) as "latitudeSum",
  sum(longitude_sum) as "longitudeSum", min(min_rent)::float8 as "minRent"`

const keptCells = ({ level, columns, rows }: Grid): SQL => {
  const ranges = columns.map(
    ({ first, last }) => sql`select generate_series(${first}::integer, ${last}::integer) as x`,
  )
  return sql`
    (${sql.join(ranges, sql` union `)}) as of_view join ${mapCells} as cell
    on cell.level = ${level} and cell.x = of_view.x and cell.y between ${rows.first} and ${rows.last}`
}

/** The cells of a level that is kept, of all homes on offer. */
export const readKeptCells = async (
  database: Database,
  grid: Grid,
  includesRented: boolean,
): Promise<Cell[]> =>
  database.execute<Cell & Record<string, unknown>>(
    plannedOnce(sql`
    select cell.x, cell.y, ${columnsOfCells} from ${keptCells(grid)}
    ${includesRented ? sql`` : sql`and cell.rented = 0`} group by cell.x, cell.y`),
  )

interface Counted {
  /** All of each cell, also what lies outside the view. */
  cells: Cell[]
  /** How many homes are in the view itself. */
  total: number
  /** A query for the ids of the homes in the view. */
  ids: SQL
}

interface Asked {
  database: Database
  view: MapView
  grid: Grid
  /** What is asked for, wherever it is. */
  everywhere: Criteria
}

/** Counts the matching homes in the cells that the view touches. */
export const countCells = async (asked: Asked): Promise<Counted> => {
  const { database, view, everywhere } = asked
  const { level, rows } = asked.grid
  const isInView = isInOneOf(boxesOf(view))
  const edges = Array.from({ length: rows.last - rows.first }, (_, row) => latitudeAt(level, rows.last - row))
  const { homes, areMany } = await matchesOf(asked, within(everywhere, wholeCells(asked.grid, view)))
  const count = (on: Database) =>
    on.execute<Cell & { inView: number } & Record<string, unknown>>(sql`
      select x, y, ${columnsOfCells}, sum(in_view)::integer as "inView"
      from (
        select floor((longitude + 180) / 360 * ${2 ** level})::integer as x,
          ${rows.last}::integer - width_bucket(latitude, ${`{${edges.join(',')}}`}::float8[]) as y,
          1 as count, latitude as latitude_sum, longitude as longitude_sum, rent_amount as min_rent,
          ${isInView}::integer as in_view
        from (${homes}) as homes
      ) as homes
      group by x, y`)
  // The planner takes a hundred cells for as many as there are homes, and would sort them.
  const cells = areMany
    ? await withSettings(database, { enable_sort: 'off', jit: 'off' }, count)
    : await count(database)
  return {
    cells: cells.map(({ inView: _, ...cell }) => cell),
    total: cells.reduce((sum, { inView }) => sum + inView, 0),
    ids: sql`select id from (${homes}) as homes where ${isInView}`,
  }
}

/** So many homes are read where they are, whether they match or not; those whose rows must be read take longer. */
const mostInBoxes = { indexed: 150_000, rows: 30_000 }
/** Of the newest homes so many are looked at to guess how many of all match; fewer than one in fifty are few. */
const glance = { homes: 5000, few: 100 }
/** A query for all that match, by the index that is likely to have the least to read. */
const matchesOf = async (
  { database, grid }: Asked,
  criteria: Criteria,
): Promise<{ homes: SQL; areMany: boolean }> => {
  const { filter, words, readsRows } = criteria
  const columns = sql`id, latitude, longitude, rent_amount`
  const few = (homes: SQL) => ({ homes, areMany: false })
  const many = (homes: SQL) => ({ homes, areMany: true })
  if (grid.level > finestLevel) return few(homesInBoxes(criteria, columns))
  const [inside] = await database.execute<{ count: number }>(
    sql`select coalesce(sum(cell.count), 0)::integer as count from ${keptCells(grid)}`,
  )
  if (inside && inside.count <= (readsRows ? mostInBoxes.rows : mostInBoxes.indexed))
    return few(homesInBoxes(criteria, columns))
  const total = await countMatches(database, criteria)
  if (total <= exactTotalLimit)
    return few(
      sql`select ${columns} from search_homes where id in (${await readMatches(database, criteria, total)})`,
    )
  return words !== '' && (readsRows || (await areRare(database, criteria)))
    ? many(
        sql`select ${columns} from search_homes where found_by @@ (select ${words}::tsquery) and ${filter}`,
      )
    : many(sql`select ${columns} from search_homes where ${filter}`)
}

const areRare = async (database: Database, criteria: Criteria): Promise<boolean> => {
  const [seen] = await database.execute<{ matches: number }>(sql`
    select count(*) filter (where ${criteria.filter})::integer as matches
    from (select ${columnsFor(criteria)} from search_homes order by id desc limit ${glance.homes}) as homes`)
  return seen !== undefined && seen.matches < glance.few
}
