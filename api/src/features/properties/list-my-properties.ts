import type { propertyEndpoints } from '@portal/contract/property'
import { desc, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { properties } from './properties.table.ts'
import { selectProperties } from './property-rows.ts'

/** All homes of the landlord, newest first, private and occupied ones among them. */
export const listMyProperties: Verb<typeof propertyEndpoints.my> = async ({ database, caller }) => ({
  properties: await selectProperties(database)
    .where(eq(properties.landlordId, caller.id))
    .orderBy(desc(properties.id)),
})
