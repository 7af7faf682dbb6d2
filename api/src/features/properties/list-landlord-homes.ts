import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { and, eq } from 'drizzle-orm'
import { selectProperties } from '../../domain/property-rows.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'

/** A landlord's public homes, newest first, including rented ones; empty for anyone else. */
export const listLandlordHomes: Verb<typeof propertyEndpoints.ofLandlord> = async (
  { database },
  { params, query },
) => {
  const isShown = and(
    eq(properties.landlordId, params.id),
    eq(properties.visibilityLevel, 'public'),
    isNotDeleted,
  )
  const { page, nextCursor } = await readPage(query, newestFirst(properties.id), isFurther =>
    selectProperties(database).where(and(isShown, isFurther)),
  )
  return { properties: page, nextCursor }
}
