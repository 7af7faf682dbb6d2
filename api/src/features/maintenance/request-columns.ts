import { eq, getTableColumns, sql } from 'drizzle-orm'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'

/** Of a request, with the time zone of its home. */
export const requestColumns = {
  ...getTableColumns(maintenanceRequests),
  timeZone: sql<string | null>`(
    select ${properties.timeZone} from ${properties} where ${eq(properties.id, maintenanceRequests.propertyId)}
  )`,
}
