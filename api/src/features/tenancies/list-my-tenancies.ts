// Who lives where.
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { route, type Verb } from '../../platform/route.ts'
import { isThere, properties } from '../../schema/properties.ts'
import { runsToday, tenancies } from '../../schema/tenancies.ts'

/** Where the tenant lives today, the newest home first. */
const listMyTenancies: Verb<typeof tenancyEndpoints.my> = async ({ database, caller }) => {
  const { title, address, city, state } = getTableColumns(properties)
  return {
    tenancies: await database
      .select({ ...getTableColumns(tenancies), title, address, city, state })
      .from(tenancies)
      .innerJoin(properties, eq(properties.id, tenancies.propertyId))
      .where(and(eq(tenancies.tenantId, caller.id), runsToday, isThere))
      .orderBy(desc(tenancies.id)),
  }
}

export const tenancyRoutes = [route(tenancyEndpoints.my, listMyTenancies)]
