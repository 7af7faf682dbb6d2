import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'
import { addressFor } from '../../schema/tenancies.ts'

/** A subquery, because the returning clause of an insert or update cannot join. */
const ofHome = <Value>(column: SQL) => sql<Value>`(
  select ${column} from ${properties} where ${eq(properties.id, maintenanceRequests.propertyId)}
)`

const { title, city, state, timeZone } = properties

/** The columns of a request, with its home as this person may see it. */
export const requestColumnsFor = (personId: string) => ({
  ...getTableColumns(maintenanceRequests),
  property: ofHome<Record<'title' | 'address' | 'city' | 'state', string>>(
    sql`json_build_object('title', ${title}, 'address', ${addressFor(personId)}, 'city', ${city}, 'state', ${state})`,
  ),
  timeZone: ofHome<string | null>(sql`${timeZone}`),
})
