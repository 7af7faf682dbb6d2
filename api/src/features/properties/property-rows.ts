// How a home is read: its row, and what a listing shows of its landlord.
import { Property } from '@portal/contract/properties/property'
import { type AnyColumn, Column, eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { isThere, properties } from '../../schema/properties.ts'

/** Of a home, with what a listing shows of its landlord. */
export const propertyColumns = { ...getTableColumns(properties), landlord: listingPersonOf(users) }

/** A query for homes in the shape of the contract; add where, order and limit. */
export const selectProperties = (database: Database) =>
  database
    .select(propertyColumns)
    .from(properties)
    .innerJoin(users, eq(users.id, properties.landlordId))
    .$dynamic()

/** The columns as JSON in the shape of the contract; what PostgreSQL writes needs no reading row by row. */
const jsonOf = (columns: Record<string, AnyColumn | Record<string, AnyColumn>>): SQL => {
  const pairs = Object.entries(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${jsonValueOf(column)}`,
  )
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

const jsonValueOf = (column: AnyColumn | Record<string, AnyColumn>): SQL => {
  if (!is(column, Column)) return jsonOf(column)
  return column.getSQLType().startsWith('timestamp')
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`
}

/** A public home that was not deleted, as JSON in the shape of the contract; null when there is none of this id. */
export const propertyJson = (id: SQL): SQL => {
  const { landlord, ...columns } = propertyColumns
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => name in Property.shape))
  return sql`(
    select ${jsonOf({ ...shown, landlord })} from ${properties} inner join ${users} on ${eq(users.id, properties.landlordId)}
    where ${properties.id} = ${id} and ${properties.visibilityLevel} = 'public' and ${isThere}
  )`
}

/** A home that is known to exist, as of this transaction. */
export const getProperty = async (transaction: Database, id: string) => {
  const [property] = await selectProperties(transaction).where(eq(properties.id, id))
  if (!property) throw new Error(`The home ${id} was written in this transaction but cannot be read in it`)
  return property
}
