// Column types that tables share, so that rows already have the contract's shape.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType, jsonb, numeric, uuid } from 'drizzle-orm/pg-core'

/** A primary key generated here, never by the database: UUIDv7, so ids grow with time. */
export const primaryId = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => Bun.randomUUIDv7())

/** A moment as ISO 8601 in UTC, to the millisecond, as in JSON. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: value => new Date(value).toISOString(),
})

/** A calendar date. For a string with a time, it keeps the day in the string's own time zone. */
export const day = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  toDriver: value => value.slice(0, 10),
})

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** Set by the trigger `note_update` at every update, always later than before, even within one millisecond. */
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`)

/** When each column last changed, by column name; missing if it never did. Also set by `note_update`. */
export const changedAt = () =>
  jsonb('changed_at').$type<Readonly<Record<string, string>>>().notNull().default({})

/** Dollars and cents as a number; ten integer digits stay exact. */
export const dollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** Whether a column was created by `dollars`. */
export const isDollars = (column: AnyColumn): boolean => column.getSQLType() === 'numeric(12, 2)'

/** A check constraint's condition: the column has one of the contract's values. */
export const isOneOf = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map(word => `'${word.replaceAll("'", "''")}'`).join(', '))})`
