// What two people have to do with each other decides what each can ask the other for.
import { consentCategories } from '@portal/contract/consents/categories'
import { type DealingStage, dealingStages } from '@portal/contract/consents/dealing-stages'
import { and, type Column, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { applications, keepsConsents } from '../schema/applications.ts'
import { propertyInquiries } from '../schema/inquiries.ts'
import { isNotDeleted, properties } from '../schema/properties.ts'
import { homeToday, tenancies } from '../schema/tenancies.ts'
import { isOpenInquiry } from './inquiry-state.ts'

/** Days after a tour or the end of a tenancy. */
const afterwards = sql`30`

type Person = Column | string

const isBetween = (tenant: Column, landlord: Column, one: Person, other: Person) =>
  or(and(eq(tenant, one), eq(landlord, other)), and(eq(tenant, other), eq(landlord, one)))

/** While it is open, and for 30 days after a tour. One that was declined or canceled ends at once. */
const isOpen = or(
  isOpenInquiry,
  and(
    eq(propertyInquiries.status, 'completed'),
    gt(propertyInquiries.updatedAt, sql`now() - ${afterwards} * interval '1 day'`),
  ),
)

/** On the home's clock; an offer that was not agreed to is no dealing. */
const hasNotEnded = and(
  eq(tenancies.status, 'agreed'),
  sql`coalesce(${tenancies.endsOn} + ${afterwards} >= ${homeToday}, true)`,
)

const inquiriesBetween = (one: Person, other: Person, homeId?: string) =>
  sql<boolean>`exists (select from ${propertyInquiries} inner join ${properties} on ${and(
    eq(properties.id, propertyInquiries.propertyId),
    isNotDeleted,
  )} where ${and(
    isBetween(propertyInquiries.tenantId, propertyInquiries.landlordId, one, other),
    isOpen,
    homeId === undefined ? undefined : eq(properties.id, homeId),
  )})`

const tenanciesBetween = (one: Person, other: Person, homeId?: string) =>
  sql<boolean>`exists (select from ${tenancies} inner join ${properties} on ${and(
    eq(properties.id, tenancies.propertyId),
    isNotDeleted,
  )} where ${and(
    isBetween(tenancies.tenantId, properties.landlordId, one, other),
    hasNotEnded,
    homeId === undefined ? undefined : eq(properties.id, homeId),
  )})`

const applicationsBetween = (one: Person, other: Person, homeId?: string) =>
  sql<boolean>`exists (select from ${applications} where ${and(
    isBetween(applications.tenantId, applications.landlordId, one, other),
    keepsConsents,
    homeId === undefined ? undefined : eq(applications.propertyId, homeId),
  )})`

/** The furthest open dealing between two people, about any home or this one. */
export const stageBetween = async (
  database: Database,
  one: string,
  other: string,
  homeId?: string,
): Promise<DealingStage | null> => {
  const [found] = await database.execute<Record<DealingStage, boolean>>(
    sql`select ${tenanciesBetween(one, other, homeId)} as tenancy, ${applicationsBetween(one, other, homeId)} as application,
      ${inquiriesBetween(one, other, homeId)} as inquiry`,
  )
  return dealingStages.findLast(stage => found?.[stage]) ?? null
}

const openedBy = (stage: DealingStage) =>
  Object.entries(consentCategories)
    .filter(([, { from }]) => dealingStages.indexOf(from) <= dealingStages.indexOf(stage))
    .map(([category]) => category)

/**
 * Whether the people in these two columns have enough to do with each other for the category in the third.
 */
export const isStillDealing = (one: Column, other: Column, category: Column): SQL => {
  const between = { inquiry: inquiriesBetween, application: applicationsBetween, tenancy: tenanciesBetween }
  const backed = dealingStages.map(stage =>
    and(inArray(category, openedBy(stage)), between[stage](one, other)),
  )
  return sql`(${or(...backed)})`
}
