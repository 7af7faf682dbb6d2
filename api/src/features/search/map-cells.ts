// Counts the homes in each cell of a view: stored counts without filters, live counts with filters.
import type { MapView } from '@portal/contract/properties/map'
import { exactTotalLimit } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../../platform/database/database.ts'
import { withSettings } from '../../platform/database/transaction.ts'
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

/** The stored cells of a level, for all homes on offer. */
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

interface CellCounts {
  /** Whole cells, including the parts outside the view. */
  cells: Cell[]
  /** How many homes are in the view itself. */
  total: number
  ids: SQL
}

interface CellRequest {
  database: Database
  view: MapView
  grid: Grid
  /** The criteria without an area. */
  everywhere: Criteria
}

/** Counts the matching homes in the cells that the view touches. */
export const countCells = async (request: CellRequest): Promise<CellCounts> => {
  const { database, view, everywhere } = request
  const { level, rows } = request.grid
  const isInView = isInOneOf(boxesOf(view))
  const edges = Array.from({ length: rows.last - rows.first }, (_, row) => latitudeAt(level, rows.last - row))
  const { homes, areMany } = await matchesOf(request, within(everywhere, wholeCells(request.grid, view)))
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
  // The planner expects as many cells as homes, and would sort them.
  const cells = areMany ? await withSettings(database, { enable_sort: 'off' }, count) : await count(database)
  return {
    cells: cells.map(({ inView: _, ...cell }) => cell),
    total: cells.reduce((sum, { inView }) => sum + inView, 0),
    ids: sql`select id from (${homes}) as homes where ${isInView}`,
  }
}

/** Up to this many homes in the area are read and filtered; fewer if their rows must be read. */
const maxInBoxes = { indexed: 150_000, rows: 30_000 }
/** Samples this many of the newest homes to estimate how many match; less than one in fifty counts as few. */
const glance = { homes: 5000, few: 100 }
/** A query for all matches, with the index that is likely to read the least. */
const matchesOf = async (
  { database, grid }: CellRequest,
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
  if (inside && inside.count <= (readsRows ? maxInBoxes.rows : maxInBoxes.indexed))
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
  const [sample] = await database.execute<{ matches: number }>(sql`
    select count(*) filter (where ${criteria.filter})::integer as matches
    from (select ${columnsFor(criteria)} from search_homes order by id desc limit ${glance.homes}) as homes`)
  return sample !== undefined && sample.matches < glance.few
}
