import type { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { lockOwnProperty } from './property-access.ts'

/** Deletes the caller's own home and everything that belongs to it; throws `conflict` while someone lives there. */
export const deleteProperty: Verb<typeof listingEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  await lockOwnProperty(database, caller, params.id, 'update')
  const running = await database.$count(
    tenancies,
    and(
      eq(tenancies.propertyId, params.id),
      or(isNull(tenancies.endsOn), gte(tenancies.endsOn, sql`current_date`)),
    ),
  )
  if (running > 0)
    throw new Refusal(
      'conflict',
      'Someone lives in this home. Make the listing private instead of deleting it.',
    )
  await database.delete(properties).where(eq(properties.id, params.id))
}
