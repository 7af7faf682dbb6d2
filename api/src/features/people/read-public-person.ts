// What people see of each other.
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { sharedFields } from '@portal/contract/tenant-profile/tenant-profile'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/request/refusal.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { tenantProfiles, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'

/** A person's public data. Visitors can see landlords, whose listings are public, but not tenants. */
const readPublicPerson: Verb<typeof peopleEndpoints.read> = async ({ database, caller }, { params }) => {
  const { id } = params
  const [found] = await database
    .select({ user: users, profile: tenantProfiles })
    .from(users)
    .leftJoin(tenantProfiles, eq(tenantProfiles.userId, users.id))
    .where(eq(users.id, id))
  if (!found || (!caller && found.user.userType === 'tenant')) throw notFound('person')
  const { user, profile } = found
  const isTheirPublicHome = and(
    eq(properties.landlordId, id),
    isNotDeleted,
    eq(properties.visibilityLevel, 'public'),
  )
  return {
    person: {
      ...user,
      ...sharedBy(profile),
      isBackgroundCheckApproved: user.backgroundCheckStatus === 'approved',
      propertiesCount: await database.$count(properties, isTheirPublicHome),
      joinDate: user.createdAt,
    },
  }
}

const nothing = { preferredLocation: null, maxRent: null, employmentStatus: null }

/** The parts of a tenant's profile that its owner made public. */
const sharedBy = (profile: typeof tenantProfiles.$inferSelect | null) => {
  if (!profile) return nothing
  const isPublic = sharedFields.filter(field => profile.privacySettings[field] === 'public')
  return { ...nothing, ...Object.fromEntries(isPublic.map(field => [field, profile[field]])) }
}

export const peopleRoutes = [route(peopleEndpoints.read, readPublicPerson)]
