import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { properties } from '../../schema/properties.ts'
import { isVisibleTo } from './property-access.ts'
import { selectProperties } from './property-rows.ts'

/** A single home. Private homes are visible only to their landlord. */
export const readProperty: Verb<typeof propertyEndpoints.read> = async ({ database, caller }, { params }) => {
  const [property] = await selectProperties(database).where(
    and(eq(properties.id, params.id), isVisibleTo(caller)),
  )
  if (!property) throw notFound('property')
  return { property }
}
