import type { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { tenantProfiles } from '../../schema/people.ts'

/** The caller's own profile, null until they write one. */
export const readTenantProfile: Verb<typeof tenantProfileEndpoints.read> = async ({ database, caller }) => {
  const [tenantProfile = null] = await database
    .select()
    .from(tenantProfiles)
    .where(eq(tenantProfiles.userId, caller.id))
  return { tenantProfile }
}
