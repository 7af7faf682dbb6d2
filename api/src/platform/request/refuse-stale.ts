// People must see what they overwrite.
import { formatDollars } from '@portal/contract/values/numerals'
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { isDollars } from '../../schema/columns.ts'
import { Refusal } from './refusal.ts'

interface StoredRow {
  readonly changedAt: Readonly<Record<string, string>>
  readonly [column: string]: unknown
}

interface Change {
  table: PgTable
  /** Locked. */
  stored: StoredRow
  /** The `updatedAt` that the caller saw; if undefined, nothing is checked. */
  seenAt: string | undefined
  /** Each field that the endpoint can write, with its column. */
  columns: Readonly<Record<string, string>>
  /** By field; undefined was not sent. */
  sent: Readonly<Record<string, unknown>>
  /** The schema of the answer, so that nothing else is sent, and the thing itself. */
  schema: z.ZodMiniType<Record<string, unknown>>
  current: () => unknown
}

/**
 * Throws `stale` if one of the endpoint's fields changed after what the caller saw, unless all they sent is already
 * stored: two people can make the same change. `fields` are the sent fields that changed.
 */
export const refuseStale = async ({ table, stored, seenAt, columns, sent, schema, current }: Change) => {
  if (seenAt === undefined) return
  const kept: Record<string, PgColumn> = getTableColumns(table)
  const fields = Object.entries(columns).flatMap(([field, name]) => {
    const column = kept[name]
    return column ? [{ field, column, value: stored[name] }] : []
  })
  const isChanged = ({ column }: { column: PgColumn }): boolean =>
    Date.parse(stored.changedAt[column.name] ?? '') > Date.parse(seenAt)
  const differing = fields.filter(
    ({ field, column, value }) => sent[field] !== undefined && !isSame(column, sent[field], value),
  )
  if (!fields.some(isChanged) || differing.length === 0) return
  throw new Refusal('stale', 'This was changed while you were editing. Please review it before you save.', {
    fields: Object.fromEntries(
      differing.filter(isChanged).map(({ field, column, value }) => [field, wordsFor(column, value)]),
    ),
    current: schema.parse(await current()),
  })
}

/** Fields that are stored in columns of the same name. */
export const ownColumns = ({ shape }: z.ZodMiniObject): Record<string, string> =>
  Object.fromEntries(Object.keys(shape).map(field => [field, field]))

/** Also in the database's form: a day is the same with any time. */
const isSame = (column: PgColumn, sent: unknown, stored: unknown): boolean =>
  sent === null || stored === null
    ? sent === stored
    : Bun.deepEquals(sent, stored) ||
      Bun.deepEquals(column.mapToDriverValue(sent), column.mapToDriverValue(stored))

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const maxWordsLength = 60

const wordsFor = (column: PgColumn, value: unknown): string => {
  if (value === null) return 'This was cleared while you were editing'
  const words = valueInWords(column, value)
  return words
    ? `This was changed to ${words} while you were editing`
    : 'This was changed while you were editing'
}

/** Undefined if too long to show at a field. */
const valueInWords = (column: PgColumn, value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? '“yes”' : '“no”'
  if (typeof value === 'number') return isDollars(column) ? formatDollars(value) : String(value)
  if (typeof value !== 'string' || value.length > maxWordsLength) return undefined
  if (column.getSQLType() === 'date') return longDate.format(new Date(value))
  return `“${/^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value}”`
}
