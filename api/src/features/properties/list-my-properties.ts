import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { properties } from '../../schema/properties.ts'
import { selectProperties } from './property-rows.ts'

/** All homes of the landlord, newest first, private and occupied ones among them. */
export const listMyProperties = async ({ database, caller }: Context<Caller>) => ({
  properties: await selectProperties(database)
    .where(eq(properties.landlordId, caller.id))
    .orderBy(desc(properties.id)),
})
