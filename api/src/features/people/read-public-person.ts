import { dataCategories, isBeyondPlan } from '@portal/contract/consents/categories'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { storedCompleteness } from '@portal/contract/tenant-profile/completeness'
import { sharedFields } from '@portal/contract/tenant-profile/tenant-profile'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { stageBetween } from '../../domain/dealing.ts'
import { isExpired } from '../../domain/inquiry-state.ts'
import { isRestricted } from '../../domain/posting-restriction.ts'
import { hasRatings, ratingFiguresOf } from '../../domain/rating-figures.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/request/refusal.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isAccountOpen, standingOf, tenantProfiles, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { checksOf } from './checks-of.ts'

/** The inquiries of this many days count, once there are at least three. */
const [countedDays, minInquiries] = [90, 3]

/**
 * The median time to the first answer, in minutes, and the percentage of inquiries that got one. Open ones do
 * not count, nor further ones about the same home, so that one person cannot make up many. Both are null
 * while there are too few.
 */
const readReplyTime = async (
  database: Database,
  landlordId: string,
): Promise<{ replyTimeMinutes: number | null; answeredPercent: number | null }> => {
  const { createdAt, firstResponseAt } = propertyInquiries
  const [counted] = await database
    .select({
      inquiries: sql<number>`count(*) filter (where ${firstResponseAt} is not null or ${isExpired})::integer`,
      answered: sql<number>`count(${firstResponseAt})::integer`,
      seconds: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${firstResponseAt} - ${createdAt})::float8)`,
    })
    .from(propertyInquiries)
    .where(
      and(
        eq(propertyInquiries.landlordId, landlordId),
        propertyInquiries.isCounted,
        sql`${createdAt} > now() - ${countedDays} * interval '1 day'`,
      ),
    )
  if (!counted || counted.inquiries < minInquiries) return { replyTimeMinutes: null, answeredPercent: null }
  const { inquiries, answered, seconds } = counted
  return {
    replyTimeMinutes: seconds === null ? null : Math.round(seconds / 60),
    answeredPercent: Math.round((answered / inquiries) * 100),
  }
}

/**
 * A person's public data. Visitors can see landlords, whose listings are public, but not tenants. Restricted people are seen only by
 * those who deal with them already.
 */
const readPublicPerson: Verb<typeof peopleEndpoints.read> = async ({ database, caller }, { params }) => {
  const { id } = params
  const [row] = await database
    .select({ user: users, profile: tenantProfiles })
    .from(users)
    .leftJoin(tenantProfiles, eq(tenantProfiles.userId, users.id))
    .where(and(eq(users.id, id), isAccountOpen))
  if (!row || (!caller && row.user.userType === 'tenant')) throw notFound('person')
  const { user, profile } = row
  const standing = standingOf(user)
  const dealing = caller && (await stageBetween(database, caller.id, id))
  if (!dealing && (await isRestricted(database, user))) throw notFound('person')
  return {
    person: {
      ...user,
      ...standing,
      ...sharedBy(profile),
      isBackgroundCheckApproved: standing.backgroundCheckStatus === 'approved',
      checks: await checksOf(database, user),
      ...(await homesOf(database, id)),
      ...(await ratingFiguresOf(database, id)),
      hasRatings: await hasRatings(database, id),
      ...(await readReplyTime(database, id)),
      yearsExperience:
        user.experienceSince === null ? null : new Date().getUTCFullYear() - user.experienceSince,
      profileCompleteness:
        user.userType === 'tenant' && (caller?.userType === 'landlord' || caller?.id === id)
          ? profile
            ? storedCompleteness(profile)
            : 0
          : null,
      joinDate: user.createdAt,
    },
    dealing,
    ...(caller && { beyondPlan: dataCategories.filter(category => isBeyondPlan(category, [caller, user])) }),
  }
}

const homesOf = async (database: Database, landlordId: string) => {
  const { city, state } = properties
  const places = await database
    .select({ city, state, homes: count() })
    .from(properties)
    .where(and(eq(properties.landlordId, landlordId), isNotDeleted, eq(properties.visibilityLevel, 'public')))
    .groupBy(city, state)
    .orderBy(desc(count()), city)
  const [most] = places
  return {
    propertiesCount: places.reduce((sum, { homes }) => sum + homes, 0),
    location: most ? `${most.city}, ${most.state}` : null,
  }
}

const nothing = { preferredLocation: null, maxRent: null, employmentStatus: null }

const sharedBy = (profile: typeof tenantProfiles.$inferSelect | null) => {
  if (!profile) return nothing
  const isPublic = sharedFields.filter(field => profile.privacySettings[field] === 'public')
  return { ...nothing, ...Object.fromEntries(isPublic.map(field => [field, profile[field]])) }
}

export const peopleRoutes = [route(peopleEndpoints.read, readPublicPerson)]
