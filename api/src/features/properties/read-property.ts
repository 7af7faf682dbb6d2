import type { propertyEndpoints } from '@portal/contract/property'
import { eq } from 'drizzle-orm'
import { notFound } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { properties } from './properties.table.ts'
import { selectProperties } from './property-rows.ts'

/** One home. A private one is there for its landlord alone. */
export const readProperty: Verb<typeof propertyEndpoints.read> = async ({ database, caller }, { params }) => {
  const [property] = await selectProperties(database).where(eq(properties.id, params.id))
  if (!property) throw notFound('property')
  if (property.visibilityLevel !== 'public' && property.landlordId !== caller?.id)
    throw notFound('property', { isAnothers: true })
  return { property }
}
