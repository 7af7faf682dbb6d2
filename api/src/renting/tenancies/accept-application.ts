import type { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { eq, sql } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import { getTenancy } from '../../domain/tenancy-rows.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { applications } from '../../schema/applications.ts'
import { lockOwnApplication, refuseUnlessMayBecome } from '../applications/application-access.ts'
import { getApplication } from '../applications/application-rows.ts'
import { noteInThread } from '../applications/application-thread.ts'
import { offerTenancy, sharedWarning } from './offer-tenancy.ts'

/**
 * Offers the home to the applicant. Of several offers for a home, one can be agreed to, or those of one household.
 * What was shared is readable until the offer is answered or lapses.
 */
export const acceptApplication: Verb<typeof acceptEndpoints.accept> = async (context, { params, body }) => {
  const { database, caller, jobs } = context
  const { message: written, ...offer } = body
  await refuseIfRestricted(context)
  const { application, home } = await lockOwnApplication(context, params.id)
  const { id, status, tenantId, householdId } = application
  refuseUnlessMayBecome(status, 'accepted')
  if (!home) throw notFound('property')
  const { message, notice } = await reviewMessage(context, {
    source: 'application_answer',
    message: written ?? '',
    earlier: await recentTexts(database, { tenantId, landlordId: caller.id, senderId: caller.id }),
  })
  await database
    .update(applications)
    .set({ status: 'accepted', decidedAt: sql`clock_timestamp()`, householdId: null })
    .where(eq(applications.id, id))
  await noteInThread(database, application, {
    senderId: caller.id,
    event: { type: 'application_accepted', subjectId: id },
    message,
  })
  const to = { tenantId, applicationId: id }
  const household = offer.householdOf === undefined ? { householdId } : {}
  const tenancyId = await offerTenancy(context, { ...offer, ...household, home, to })
  await jobs.announce(database, { type: 'application_accepted', applicationId: id })
  const tenancy = await getTenancy(context, tenancyId)
  return {
    application: await getApplication(context, id),
    tenancy,
    notice,
    warning: await sharedWarning(database, tenancy),
  }
}
