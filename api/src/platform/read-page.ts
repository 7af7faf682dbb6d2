import { defaultPageSize } from '@portal/contract/values/page'
import { type AnyColumn, lt, type SQL } from 'drizzle-orm'

interface PageQuery {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A page of a list that is ordered by id, newest first: ids grow with time, so the last one is the cursor of what
 * follows. `read` is given the condition of the cursor and how many rows to read: one more than the page holds, because
 * that one says whether another page follows.
 */
export const readPage = async <Row extends { id: string }>(
  { limit = defaultPageSize, cursor }: PageQuery,
  id: AnyColumn,
  read: (isFurther: SQL | undefined, rows: number) => PromiseLike<Row[]>,
): Promise<{ page: Row[]; nextCursor: string | null }> => {
  const found = await read(cursor === undefined ? undefined : lt(id, cursor), limit + 1)
  const page = found.slice(0, limit)
  return { page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null }
}
