import type { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { and, eq } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { applications } from '../../schema/applications.ts'
import { backgroundChecks, hasReleasedReport } from '../../schema/background-checks.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { lockOwnApplication, refuseUnlessMayBecome } from './application-access.ts'
import { getApplication } from './application-rows.ts'
import { noteInThread } from './application-thread.ts'
import { endApplications } from './end-applications.ts'

const itself = (id: string) => eq(applications.id, id)

/** Does nothing from the second time on. */
export const openApplication: Verb<typeof applicationEndpoints.open> = async (context, { params }) => {
  const { database, jobs } = context
  const {
    application: { id, status },
  } = await lockOwnApplication(context, params.id)
  if (status !== 'under_review') {
    refuseUnlessMayBecome(status, 'under_review')
    await database.update(applications).set({ status: 'under_review' }).where(itself(id))
    await jobs.announce(database, { type: 'application_opened', applicationId: id })
  }
  return { application: await getApplication(context, id) }
}

/**
 * From this answer on, nothing that was shared for it is readable. An accepted one ends with its offer, which the
 * landlord withdraws.
 */
export const declineApplication: Verb<typeof applicationEndpoints.decline> = async (
  context,
  { params, body },
) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  const { application } = await lockOwnApplication(context, params.id)
  const { id, status, tenantId } = application
  refuseUnlessMayBecome(status, 'declined')
  if (body.reason === 'background_report') await refuseWithoutReport(database, id)
  const { message, notice } = await reviewMessage(context, {
    source: 'application_answer',
    message: body.message ?? '',
    earlier: await recentTexts(database, { tenantId, landlordId: caller.id, senderId: caller.id }),
  })
  await endApplications(database, itself(id), {
    status: 'declined',
    declineReason: body.reason,
    declineCriteria: [...new Set(body.criteria)],
    declineMessage: message || null,
  })
  await noteInThread(database, application, {
    senderId: caller.id,
    event: { type: 'application_declined', subjectId: id, reason: body.reason },
    message,
  })
  await jobs.announce(database, { type: 'application_declined', applicationId: id })
  return { application: await getApplication(context, id), notice }
}

/** The tenant must have seen it first, and is told who made it. */
const refuseWithoutReport = async (database: Database, id: string): Promise<void> => {
  if ((await database.$count(backgroundChecks, hasReleasedReport(id))) > 0) return
  throw invalid('reason', 'No background check was released for this application')
}

/** Also takes back what they shared for it, and declines the offer that accepting it made. */
export const withdrawApplication: Verb<typeof applicationEndpoints.withdraw> = async (
  context,
  { params },
) => {
  const { database, caller, jobs } = context
  const { application } = await lockOwnApplication(context, params.id)
  const { id, status } = application
  refuseUnlessMayBecome(status, 'withdrawn')
  await declineOffer(database, application)
  await endApplications(database, itself(id), { status: 'withdrawn' })
  await noteInThread(database, application, {
    senderId: caller.id,
    event: { type: 'application_withdrawn', subjectId: id },
  })
  await jobs.announce(database, { type: 'application_withdrawn', applicationId: id })
  return { application: await getApplication(context, id) }
}

/** Throws `conflict` once it was agreed to. */
const declineOffer = async (
  database: Database,
  { id, status, tenantId }: Pick<typeof applications.$inferSelect, 'id' | 'status' | 'tenantId'>,
): Promise<void> => {
  if (status !== 'accepted') return
  const isItsOffer = and(eq(tenancies.tenantId, tenantId), eq(tenancies.applicationId, id))
  const ended = await database
    .update(tenancies)
    .set({ status: 'declined' })
    .where(and(isItsOffer, eq(tenancies.status, 'offered')))
    .returning({ id: tenancies.id })
  if (ended.length === 0) throw new Refusal('conflict', 'The offer was agreed to already.')
}
