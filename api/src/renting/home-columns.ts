import { type Column, eq, sql } from 'drizzle-orm'
import type { Caller } from '../platform/session/find-caller.ts'
import { properties } from '../schema/properties.ts'
import { addressFor } from '../schema/tenancies.ts'

/**
 * As the tenant or the landlord may see it. `titleThen` is the title when the dealing began: once a home is private,
 * the tenant sees no newer one.
 */
export const homeColumnsFor = ({ id, userType }: Pick<Caller, 'id' | 'userType'>, titleThen: Column) => ({
  id: properties.id,
  title: userType === 'landlord' ? properties.title : titleForTenant(titleThen),
  address: addressFor(id),
  city: properties.city,
  state: properties.state,
  timeZone: properties.timeZone,
})

export const titleForTenant = (titleThen: Column) =>
  sql<string>`case when ${eq(properties.visibilityLevel, 'public')} then ${properties.title}
    else coalesce(${titleThen}, ${properties.title}) end`
