// Lists that come in pages: ask with `limit` and `cursor`, continue with `nextCursor`.
import * as z from 'zod/mini'
import { count } from './number.ts'

export const pageQuery = {
  limit: z.optional(count(1, 100)),
  cursor: z.optional(z.uuid('This is not a cursor of this list')),
}

export const defaultPageSize = 20

/** Null when there is no further page. */
export const nextCursor = z.nullable(z.string())
