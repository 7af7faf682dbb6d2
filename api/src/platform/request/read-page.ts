// Reads lists in pages, or whole up to the limit of an answer (docs/decisions/limits.md).
import { defaultPageSize, maxListBytes, maxRows } from '@portal/contract/values/page'
import { type AnyColumn, asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm'

interface PageQuery {
  limit?: number | undefined
  cursor?: string | undefined
}

/** A row's cursor is its sort position, which is valid even if the row is deleted. */
export interface ListOrder<Row> {
  by: SQL[]
  isAfter: (cursor: string) => SQL
  cursorOf: (row: Row) => string
}

/** Ids grow with time. */
export const newestFirst = (id: AnyColumn): ListOrder<{ id: string }> => ({
  by: [desc(id)],
  isAfter: cursor => lt(id, cursor),
  cursorOf: row => row.id,
})

export const oldestFirst = (id: AnyColumn): ListOrder<{ id: string }> => ({
  by: [asc(id)],
  isAfter: cursor => gt(id, cursor),
  cursorOf: row => row.id,
})

const epoch = sql`'epoch'::timestamptz`

/** By a moment, then by id; `placeOf` returns both for a row. A row without a moment counts as 1970. */
export const byMoment = <Row>(
  direction: 'earliest first' | 'latest first',
  moment: AnyColumn,
  id: AnyColumn,
  placeOf: (row: Row) => { at: string | null; id: string },
): ListOrder<Row> => {
  const key = moment.notNull ? moment : sql`coalesce(${moment}, ${epoch})`
  const isEarliestFirst = direction === 'earliest first'
  const sorted = isEarliestFirst ? asc : desc
  return {
    by: [sorted(key), sorted(id)],
    isAfter: cursor => {
      const [ms = '', idAt = ''] = cursor.split('~')
      const place = sql`(${new Date(Number(ms)).toISOString()}::timestamptz, ${idAt}::uuid)`
      return isEarliestFirst ? sql`(${key}, ${id}) > ${place}` : sql`(${key}, ${id}) < ${place}`
    },
    cursorOf: row => {
      const place = placeOf(row)
      return `${place.at === null ? 0 : Date.parse(place.at)}~${place.id}`
    },
  }
}

/**
 * By a text, then by id, as every machine sorts them. Rows are selected with the text as `place`, of at most 100
 * characters, as cursors contain it.
 */
export const byText = (
  order: 'ascending' | 'descending',
  place: SQL,
  id: AnyColumn,
): ListOrder<{ id: string; place: string }> => {
  const key = sql`(${place}) collate "C"`
  const isAscending = order === 'ascending'
  const sorted = isAscending ? asc : desc
  return {
    by: [sorted(key), sorted(id)],
    isAfter: cursor => {
      const [idAt, placeAt] = [cursor.slice(0, 36), cursor.slice(37)]
      const at = sql`(${placeAt}::text, ${idAt}::uuid)`
      return isAscending ? sql`(${key}, ${id}) > ${at}` : sql`(${key}, ${id}) < ${at}`
    },
    cursorOf: row => `${row.id}~${row.place}`,
  }
}

/** Rows of any size; most lists are shorter. */
const rowsAtOnce = 200
/** For the rest of the answer. */
const wrappingBytes = 200

const bytesOf = (row: unknown): number => Buffer.byteLength(JSON.stringify(row)) + 1

/**
 * At most `limit` rows (`most` if the caller names no limit), and no more than fit into an answer, but at least one.
 * `read` gets the condition of the following rows, and how many to read in the list's order.
 */
export const readPageBy = async <Placed, Row extends Placed>(
  { limit, cursor }: PageQuery,
  { isAfter, cursorOf }: ListOrder<Placed>,
  read: (isFurther: SQL | undefined, rows: number) => PromiseLike<Row[]>,
  most = defaultPageSize,
): Promise<{ page: Row[]; nextCursor: string | null }> => {
  const longest = limit ?? most
  const page: Row[] = []
  let bytes = wrappingBytes
  let place = cursor
  for (;;) {
    // One extra row shows whether there is another page.
    const rows = Math.min(longest + 1 - page.length, rowsAtOnce)
    const found = await read(place === undefined ? undefined : isAfter(place), rows)
    for (const row of found) {
      bytes += bytesOf(row)
      if (page.length === longest || (page.length > 0 && bytes > maxListBytes))
        return { page, nextCursor: place ?? null }
      page.push(row)
      place = cursorOf(row)
    }
    if (found.length < rows) return { page, nextCursor: null }
  }
}

/** A query without its order and limit. */
interface Selection<Row> {
  orderBy: (...by: SQL[]) => { limit: (rows: number) => PromiseLike<Row[]> }
}

/** `select` gets the condition of the following rows. */
export const readPage = <Placed, Row extends Placed>(
  query: PageQuery,
  order: ListOrder<Placed>,
  select: (isFurther: SQL | undefined) => Selection<Row>,
  most?: number,
) =>
  readPageBy(
    query,
    order,
    (isFurther, rows) =>
      select(isFurther)
        .orderBy(...order.by)
        .limit(rows),
    most,
  )

/** For a list that is returned whole unless the caller names a limit. */
export const readWhole = <Placed, Row extends Placed>(
  query: PageQuery,
  order: ListOrder<Placed>,
  select: (isFurther: SQL | undefined) => Selection<Row>,
) => readPage(query, order, select, maxRows)

/** As many of the first rows as fit into an answer. */
export const fitting = <Row>(rows: readonly Row[]): Row[] => {
  let bytes = wrappingBytes
  const end = rows.findIndex(row => {
    bytes += bytesOf(row)
    return bytes > maxListBytes
  })
  return end < 0 ? [...rows] : rows.slice(0, end)
}
