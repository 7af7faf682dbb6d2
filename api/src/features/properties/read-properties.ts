import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { properties } from '../../schema/properties.ts'
import { isVisibleTo } from './property-access.ts'
import { selectProperties } from './property-rows.ts'

/** One home. A private one is visible only to its landlord. */
export const readProperty: Verb<typeof propertyEndpoints.read> = async ({ database, caller }, { params }) => {
  const [property] = await selectProperties(database).where(
    and(eq(properties.id, params.id), isVisibleTo(caller)),
  )
  if (!property) throw notFound('property')
  return { property }
}

/** All homes of the landlord, newest first, including private and occupied ones. */
export const listMyProperties = async ({ database, caller }: Context<Caller>) => ({
  properties: await selectProperties(database)
    .where(eq(properties.landlordId, caller.id))
    .orderBy(desc(properties.id)),
})
