import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { and, eq } from 'drizzle-orm'
import { isVisibleTo, selectProperties } from '../../domain/property-rows.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { picturesElsewhere } from '../../schema/photos.ts'
import { properties } from '../../schema/properties.ts'

/** A single home. Private homes are visible only to their landlord, who also reads which pictures it lost. */
export const readProperty: Verb<typeof propertyEndpoints.read> = async ({ database, caller }, { params }) => {
  const [property] = await selectProperties(database).where(
    and(eq(properties.id, params.id), isVisibleTo(caller)),
  )
  if (!property) throw notFound('property')
  if (property.landlordId !== caller?.id) return { property }
  const elsewhere = await database
    .select({ address: picturesElsewhere.address })
    .from(picturesElsewhere)
    .where(eq(picturesElsewhere.propertyId, property.id))
    .orderBy(picturesElsewhere.id)
  return {
    property,
    ...(elsewhere.length > 0 && { picturesElsewhere: elsewhere.map(({ address }) => address) }),
  }
}
