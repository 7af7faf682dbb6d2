import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { addressFor } from '../../schema/tenancies.ts'
import { confirmedSince, dueAt } from './request-conditions.ts'

/** A subquery, because the returning clause of an insert or update cannot join. */
const ofHome = <Value>(column: SQL) => sql<Value>`(
  select ${column} from ${properties} where ${eq(properties.id, maintenanceRequests.propertyId)}
)`

const { firstName, lastName } = users
const { title, city, state, timeZone } = properties

/** The columns of a request, with its tenant's name and its home as this person may see it. */
export const requestColumnsFor = (personId: string) => ({
  ...getTableColumns(maintenanceRequests),
  property: ofHome<Record<'title' | 'address' | 'city' | 'state', string>>(
    sql`json_build_object('title', ${title}, 'address', ${addressFor(personId)}, 'city', ${city}, 'state', ${state})`,
  ),
  tenant: sql<Record<'firstName' | 'lastName', string>>`(
    select json_build_object('firstName', ${firstName}, 'lastName', ${lastName})
    from ${users} where ${eq(users.id, maintenanceRequests.tenantId)}
  )`,
  confirmedAt: confirmedSince as SQL<string | null>,
  dueAt: dueAt as SQL<string | null>,
  timeZone: ofHome<string | null>(sql`${timeZone}`),
})
