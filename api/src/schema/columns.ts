// Column types in the contract's shape.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType, jsonb, numeric, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7, made here and never by the database, so ids grow with time. */
export const primaryId = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => Bun.randomUUIDv7())

/** A moment as ISO 8601 in UTC, to the millisecond, as in JSON. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: value => new Date(value).toISOString(),
})

/** Now, rounded as an `instant` is: one that was stored as `now()` a moment ago is not later. */
export const storedNow = sql`now()::timestamp(3) with time zone`

/** A calendar date: of a string with a time, the day in its own time zone. */
export const day = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  toDriver: value => value.slice(0, 10),
})

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/**
 * Set by the trigger `note_update` at every update, always later than before, even within one millisecond.
 */
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`)

/** By column name; missing if it never did. Also set by `note_update`. */
export const changedAt = () =>
  jsonb('changed_at').$type<Readonly<Record<string, string>>>().notNull().default({})

/** Dollars and cents as a number; ten integer digits are exact. */
export const dollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** In the currency beside it, which can have three decimals. */
export const money = (name: string) => numeric(name, { precision: 13, scale: 3, mode: 'number' })

export const isDollars = (column: AnyColumn): boolean => column.getSQLType() === 'numeric(12, 2)'

/** A check constraint's condition. */
export const isOneOf = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map(word => `'${word.replaceAll("'", "''")}'`).join(', '))})`
