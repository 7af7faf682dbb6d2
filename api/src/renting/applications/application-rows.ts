import type { Application } from '@portal/contract/applications/application'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { consentStatus } from '../../domain/open-consent.ts'
import { findTenancy } from '../../domain/tenancy-rows.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applicationStatus, applications, declineReason } from '../../schema/applications.ts'
import { userConsents } from '../../schema/consents.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { offerLapsesAt, tenancies, tenancyStatus } from '../../schema/tenancies.ts'
import { homeColumnsFor } from '../home-columns.ts'

const tenants = alias(users, 'tenants')
const landlords = alias(users, 'landlords')

/** No portraits in a list of applicants. */
const columnsFor = (caller: Caller) => ({
  id: applications.id,
  propertyId: applications.propertyId,
  tenantId: applications.tenantId,
  landlordId: applications.landlordId,
  threadId: applications.threadId,
  status: applicationStatus,
  moveInDate: applications.moveInDate,
  leaseMonths: applications.leaseMonths,
  occupants: applications.occupants,
  message: applications.message,
  terms: applications.terms,
  fit: applications.fit,
  declineReason,
  declineCriteria: applications.declineCriteria,
  declineMessage: applications.declineMessage,
  decidedAt: applications.decidedAt,
  expiresAt: applications.expiresAt,
  propertyTitle: applications.propertyTitle,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
  property: homeColumnsFor(caller, applications.propertyTitle),
  rentToday: sql<
    number | null
  >`case when ${eq(properties.visibilityLevel, 'public')} or ${eq(properties.landlordId, caller.id)} then ${properties.rentAmount} end`.mapWith(
    properties.rentAmount,
  ),
  tenancy: { id: tenancies.id, status: tenancyStatus, expiresAt: offerLapsesAt },
  householdId:
    caller.userType === 'landlord' ? sql<string | null>`${applications.householdId}` : sql<null>`null::uuid`,
  tenant: { id: tenants.id, firstName: tenants.firstName, lastName: tenants.lastName },
  landlord: listingPersonOf(landlords),
})

/** What the caller may see, in the contract's shape; add where, order and limit. */
export const selectApplications = ({ database, caller }: Context<Caller>) =>
  database
    .select(columnsFor(caller))
    .from(applications)
    .leftJoin(properties, and(eq(properties.id, applications.propertyId), isNotDeleted))
    .innerJoin(tenants, eq(tenants.id, applications.tenantId))
    .innerJoin(landlords, eq(landlords.id, applications.landlordId))
    .leftJoin(
      tenancies,
      and(eq(tenancies.tenantId, applications.tenantId), eq(tenancies.applicationId, applications.id)),
    )
    .$dynamic()

/** What is shared for some applications, as a function of an application's id. */
export const sharedFor = async ({ database }: Context, ids: string[]) => {
  const rows = await database
    .select({
      applicationId: userConsents.applicationId,
      consent: {
        id: userConsents.id,
        dataCategory: userConsents.dataCategory,
        specificFields: userConsents.specificFields,
        status: consentStatus,
        expiresAt: userConsents.expiresAt,
      },
    })
    .from(userConsents)
    .where(inArray(userConsents.applicationId, ids))
    .orderBy(asc(userConsents.id))
  return (id: string) => rows.filter(row => row.applicationId === id).map(({ consent }) => consent)
}

/** With its offer and what is shared for it. Throws `not_found` if it is not the caller's. */
export const getApplication = async (context: Context<Caller>, id: string): Promise<Application> => {
  const { caller } = context
  const [application] = await selectApplications(context).where(eq(applications.id, id))
  if (!application) throw notFound('application')
  if (application.tenantId !== caller.id && application.landlordId !== caller.id)
    throw notFound('application', { belongsToAnother: true })
  const consents = (await sharedFor(context, [id]))(id)
  const tenancy = application.tenancy && (await findTenancy(context, application.tenancy.id))
  return { ...application, tenancy: tenancy ?? null, consents }
}
