import { HomeCard, Property } from '@portal/contract/properties/property'
import { type AnyColumn, and, Column, eq, getTableColumns, is, or, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { listingPersonOf, users } from '../schema/people.ts'
import { isNotDeleted, properties } from '../schema/properties.ts'

/** With its landlord as listings show them. */
export const propertyColumns = {
  ...getTableColumns(properties),
  hasTourHours: sql<boolean>`(${properties.tourHours} <> '[]' and ${properties.timeZone} is not null)`,
  landlord: listingPersonOf(users),
}

/** Add where, order and limit. */
export const selectProperties = (database: Database) =>
  database
    .select(propertyColumns)
    .from(properties)
    .innerJoin(users, eq(users.id, properties.landlordId))
    .$dynamic()

type JsonSource = AnyColumn | SQL | { [name: string]: JsonSource }

/**
 * Builds the contract's JSON in PostgreSQL, so that rows need no parsing. Call it once, not per search:
 * generating the SQL text takes as long as the search.
 */
export const jsonOf = (columns: Record<string, JsonSource>): SQL =>
  sql.raw(new PgDialect().sqlToQuery(objectOf(columns).inlineParams()).sql)

const objectOf = (columns: Record<string, JsonSource>): SQL => {
  const pairs = Object.entries(columns).map(
    ([name, source]) => sql`${sql.raw(`'${name}'`)}, ${jsonValueOf(source)}`,
  )
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

const jsonValueOf = (source: JsonSource): SQL => {
  if (is(source, SQL)) return source
  if (!is(source, Column)) return objectOf(source)
  return source.getSQLType().startsWith('timestamp')
    ? sql`to_char(${source} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${source}`
}

const { landlord, ...columns } = propertyColumns
const listedAs = (shape: object): SQL =>
  jsonOf({ ...Object.fromEntries(Object.entries(columns).filter(([name]) => name in shape)), landlord })
const listed = { all: listedAs(Property.shape), card: listedAs(HomeCard.shape) }

/** A public home that was not deleted, in the contract's shape; null if the id has none. */
export const propertyJson = (id: SQL, fields: keyof typeof listed = 'all'): SQL => sql`(
  select ${listed[fields]} from ${properties} inner join ${users} on ${eq(users.id, properties.landlordId)}
  where ${properties.id} = ${id} and ${properties.visibilityLevel} = 'public' and ${isNotDeleted}
)`

export const getProperty = async (transaction: Database, id: string) => {
  const [property] = await selectProperties(transaction).where(eq(properties.id, id))
  if (!property) throw new Error(`The home ${id} was written in this transaction but cannot be read in it`)
  return property
}

export const isVisibleTo = (caller: Caller | null) => {
  const isPublic = eq(properties.visibilityLevel, 'public')
  return and(isNotDeleted, caller ? or(isPublic, eq(properties.landlordId, caller.id)) : isPublic)
}
