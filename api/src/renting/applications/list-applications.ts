import { maxCompared } from '@portal/contract/applications/application'
import type { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { comparingPlan, includesPlan, planNames } from '@portal/contract/subscriptions/plan-limit'
import { and, eq, inArray } from 'drizzle-orm'
import { newestFirst, oldestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { applicationStatus, applications, keepsConsents } from '../../schema/applications.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { getApplication, selectApplications, sharedFor } from './application-rows.ts'

const { id, landlordId, propertyId, tenantId } = applications

const onlyReceived = 'Applications for your homes are listed in the order received'

/**
 * In the order received. Tenants can read their own newest first; landlords have no other order, so that nobody is
 * passed over.
 */
export const listApplications: Verb<typeof applicationEndpoints.list> = async (context, { query }) => {
  const { caller } = context
  const isLandlord = caller.userType === 'landlord'
  const side = isLandlord ? landlordId : tenantId
  if (isLandlord && query.order)
    throw new Refusal('invalid', onlyReceived, { fields: { order: onlyReceived } })
  const order = query.order ? newestFirst(id) : oldestFirst(id)
  const { page, nextCursor } = await readPage(query, order, isFurther =>
    selectApplications(context).where(
      and(
        eq(side, caller.id),
        query.status && inArray(applicationStatus, query.status),
        query.propertyId === undefined ? undefined : eq(propertyId, query.propertyId),
        isFurther,
      ),
    ),
  )
  return { applications: page, nextCursor }
}

/** Reading it changes nothing: its landlord's page says that it was opened. */
export const readApplication: Verb<typeof applicationEndpoints.read> = async (context, { params }) => ({
  application: await getApplication(context, params.id),
})

/** Those that are not decided against, in the order received. */
export const compareApplications: Verb<typeof applicationEndpoints.compare> = async (context, { query }) => {
  const { database, caller } = context
  const [home] = await database
    .select({ landlordId: properties.landlordId })
    .from(properties)
    .where(and(eq(properties.id, query.propertyId), isNotDeleted))
  if (home?.landlordId !== caller.id) throw notFound('property', { belongsToAnother: home !== undefined })
  if (!includesPlan(caller.currentPlan, comparingPlan))
    throw new Refusal(
      'plan_limit',
      `Comparing applications is part of the ${planNames[comparingPlan]} plan. Reading and deciding them is free.`,
      { limit: 0, plan: comparingPlan },
    )
  const isOpen = and(eq(propertyId, query.propertyId), keepsConsents)
  const { page, nextCursor } = await readPage(
    query,
    oldestFirst(id),
    isFurther => selectApplications(context).where(and(isOpen, isFurther)),
    maxCompared,
  )
  const shared = await sharedFor(
    context,
    page.map(({ id }) => id),
  )
  return { applications: page.map(one => ({ ...one, consents: shared(one.id) })), nextCursor }
}
