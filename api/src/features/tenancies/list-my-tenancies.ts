// Lists tenancies.
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { newestFirst, readWhole } from '../../platform/request/read-page.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { runsToday, tenancies } from '../../schema/tenancies.ts'

/** The homes where the tenant lives today, newest first. */
const listMyTenancies: Verb<typeof tenancyEndpoints.my> = async ({ database, caller }, { query }) => {
  const { title, address, city, state } = getTableColumns(properties)
  const { page, nextCursor } = await readWhole(query, newestFirst(tenancies.id), (isFurther, rows) =>
    database
      .select({ ...getTableColumns(tenancies), title, address, city, state })
      .from(tenancies)
      .innerJoin(properties, eq(properties.id, tenancies.propertyId))
      .where(and(eq(tenancies.tenantId, caller.id), runsToday, isNotDeleted, isFurther))
      .orderBy(desc(tenancies.id))
      .limit(rows),
  )
  return { tenancies: page, nextCursor }
}

export const tenancyRoutes = [route(tenancyEndpoints.my, listMyTenancies)]
