// Send `limit` and `cursor`, continue with `nextCursor`. If the list itself is the answer, the next cursor is the id
// of its last row, and an empty page is the end (docs/decisions/limits.md).
import * as z from 'zod/mini'
import { count } from './number.ts'

/** No answer lists more rows, or more bytes of JSON; lists without pages end here, too. */
export const maxRows = 2000
export const maxListBytes = 2_000_000

export const noCursor = 'This is not a cursor of this list'
const limit = z.optional(count(1, 100))

const idCursor = z.uuid(noCursor)

/** For a list sorted by id. */
export const pageQuery = { limit, cursor: z.optional(idCursor) }

/** For a list that is sorted by id unless its caller says otherwise. */
export const isIdCursor = (cursor: string): boolean => idCursor.safeParse(cursor).success

/** Milliseconds since 1970, and the id of the row at that moment. */
const momentCursor = /^\d{1,13}~[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** For a list sorted by a moment. */
export const momentPageQuery = {
  limit,
  cursor: z.optional(z.string().check(z.regex(momentCursor, noCursor))),
}

/** The id of a row, and the text that it was sorted by. */
const textCursor = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}~/i

/** For a list sorted by a text. */
export const isTextCursor = (cursor: string): boolean => textCursor.test(cursor)

export const defaultPageSize = 20

/** Null after the last page. */
export const nextCursor = z.nullable(z.string())
