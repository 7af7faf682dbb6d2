import type { tenancyEndpoints } from '@portal/contract/tenancy'
import { and, desc, eq, getTableColumns, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { properties } from '../properties/properties.table.ts'
import { tenancies } from './tenancies.table.ts'

/** Where the tenant lives today, the newest home first. */
export const listMyTenancies: Verb<typeof tenancyEndpoints.my> = async ({ database, caller }) => {
  const { title, address, city, state } = getTableColumns(properties)
  const today = sql`current_date`
  return {
    tenancies: await database
      .select({ ...getTableColumns(tenancies), title, address, city, state })
      .from(tenancies)
      .innerJoin(properties, eq(properties.id, tenancies.propertyId))
      .where(
        and(
          eq(tenancies.tenantId, caller.id),
          lte(tenancies.startsOn, today),
          or(isNull(tenancies.endsOn), gte(tenancies.endsOn, today)),
        ),
      )
      .orderBy(desc(tenancies.id)),
  }
}
