import type { fitEndpoints } from '@portal/contract/applications/fit-endpoints'
import { eq } from 'drizzle-orm'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { isBackgroundApproved, tenantProfiles } from '../../schema/people.ts'
import { isPublicHome, properties } from '../../schema/properties.ts'
import { fitOf } from './fit-of.ts'

/** It stores nothing and tells nobody. */
export const readFit: Verb<typeof fitEndpoints.fit> = async ({ database, caller }, { params }) => {
  const [home] = await database.select().from(properties).where(isPublicHome(params.id))
  if (!home) throw notFound('property')
  const [profile = null] = await database
    .select()
    .from(tenantProfiles)
    .where(eq(tenantProfiles.userId, caller.id))
  return {
    criteria: fitOf(home, {
      profile,
      isBackgroundApproved: isBackgroundApproved(caller),
      moveInDate: profile?.moveInDate ?? null,
    }),
  }
}
