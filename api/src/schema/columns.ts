// The kinds of columns that tables share, so that rows already have the shape of the contract.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType, jsonb, numeric, uuid } from 'drizzle-orm/pg-core'

/** A primary key made here, never by the database: UUIDv7, so ids grow with time. */
export const primaryId = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => Bun.randomUUIDv7())

/** A moment as ISO 8601 in UTC, to the millisecond, as in JSON. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: value => new Date(value).toISOString(),
})

/** A calendar date. Of a string with a time it keeps the day that was meant where the string was written. */
export const day = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  toDriver: value => value.slice(0, 10),
})

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** Set by the database at every update, later than before even within one millisecond: the trigger `note_update`. */
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`)

/** When each column was last changed, by the column's name; one that never was is missing. Kept by `note_update`, too. */
export const changedAt = () =>
  jsonb('changed_at').$type<Readonly<Record<string, string>>>().notNull().default({})

/** Dollars and cents as a number; ten integer digits stay exact. */
export const dollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** Whether a column was made by `dollars`. */
export const isDollars = (column: AnyColumn): boolean => column.getSQLType() === 'numeric(12, 2)'

/** The condition of a check constraint: the column holds one of the contract's words. */
export const isOneOf = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map(word => `'${word.replaceAll("'", "''")}'`).join(', '))})`
