import { nextStepOf } from '@portal/contract/inquiries/inquiry-words'
import * as sitePaths from '@portal/contract/site-paths'
import { isTheirTurn, type Thread } from '@portal/contract/threads/thread'
import { and, asc, type Column, eq, inArray, not, notExists, or, sql } from 'drizzle-orm'
import { inquiryStatus, isOpenInquiry } from '../../domain/inquiry-state.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applicationStatus, applications, keepsConsents } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { homeExists } from '../../schema/properties.ts'
import { isMoveInDue, isNoticeWaiting, offerLapsesAt, tenancies } from '../../schema/tenancies.ts'
import { threads } from '../../schema/threads.ts'

type NextStep = NonNullable<Thread['nextStep']>

/**
 * By conversation, of all the caller's or of these. Of several, one that waits for the caller; then that of the tenancy, or
 * else of the application, or else of the newest inquiry.
 */
export const nextStepsIn = async (
  context: Context<Caller>,
  threadIds?: readonly string[],
): Promise<ReadonlyMap<string, NextStep>> => {
  const steps = new Map<string, NextStep>()
  if (threadIds?.length === 0) return steps
  for (const [threadId, step] of [
    ...(await inquirySteps(context, threadIds)),
    ...(await applicationSteps(context, threadIds)),
    ...(await tenancySteps(context, threadIds)),
  ])
    if (isTheirTurn(step) || !isTheirTurn(steps.get(threadId) ?? null)) steps.set(threadId, step)
  return steps
}

interface Dealing {
  tenantId: Column
  landlordId: Column
  propertyId: Column
}

/** About a home that is still there. */
const isOwn = ({ tenantId, landlordId, propertyId }: Dealing, { id, userType }: Caller) =>
  and(eq(userType === 'landlord' ? landlordId : tenantId, id), homeExists(propertyId))

/** Most are, and nothing comes next. */
const isOnlyAnswered = sql`(${propertyInquiries.status} = 'responded' and ${propertyInquiries.proposedDates} = '[]')`

/** Nothing is expected of who archived the conversation. */
const archivedBy = (database: Database, { id }: Caller) =>
  database
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.id, propertyInquiries.threadId), eq(threads.closedBy, id)))

const isOneOfThese = (threadId: Column, threadIds: readonly string[] | undefined) =>
  threadIds && inArray(threadId, [...threadIds])

const inquirySteps = async (
  { database, caller }: Context<Caller>,
  threadIds: readonly string[] | undefined,
): Promise<[string, NextStep][]> => {
  const { id, threadId, scheduledDate, proposedDates } = propertyInquiries
  const waiting = await database
    .select({ id, threadId, status: inquiryStatus, scheduledDate, proposedDates })
    .from(propertyInquiries)
    .where(
      and(
        isOwn(propertyInquiries, caller),
        isOneOfThese(threadId, threadIds),
        isOpenInquiry,
        not(isOnlyAnswered),
        notExists(archivedBy(database, caller)),
      ),
    )
    .orderBy(asc(id))
  const isLandlord = caller.userType === 'landlord'
  return waiting.flatMap(({ threadId, ...inquiry }): [string, NextStep][] => {
    const step = nextStepOf(inquiry, Date.now())
    if (!threadId || !step) return []
    const { actor, ...rest } = step
    const isYours = actor === 'both' || (actor === 'landlord') === isLandlord
    const actionUrl = isLandlord ? sitePaths.landlordInquiry(inquiry.id) : sitePaths.inquiry(inquiry.id)
    return [[threadId, { ...rest, isYours, actionUrl }]]
  })
}

/** The landlord decides on an application, and its sender answers the offer. */
const applicationSteps = async (
  { database, caller }: Context<Caller>,
  threadIds: readonly string[] | undefined,
): Promise<[string, NextStep][]> => {
  const { id, threadId } = applications
  const waiting = await database
    .select({ id, threadId, status: applicationStatus, at: offerLapsesAt })
    .from(applications)
    .leftJoin(tenancies, and(eq(tenancies.tenantId, applications.tenantId), eq(tenancies.applicationId, id)))
    .where(and(isOwn(applications, caller), isOneOfThese(threadId, threadIds), keepsConsents))
    .orderBy(asc(id))
  const isLandlord = caller.userType === 'landlord'
  return waiting.flatMap(({ id, threadId, status, at }): [string, NextStep][] => {
    if (!threadId) return []
    const isOffered = status === 'accepted'
    const type = isOffered ? 'answer_offer' : 'decide_application'
    const actionUrl = isLandlord ? sitePaths.landlordApplication(id) : sitePaths.application(id)
    return [[threadId, { type, isYours: isLandlord !== isOffered, at, actionUrl }]]
  })
}

/** A notice waits for the side that did not give it, and a new tenant says that they moved in. */
const tenancySteps = async (
  { database, caller }: Context<Caller>,
  threadIds: readonly string[] | undefined,
): Promise<[string, NextStep][]> => {
  const { id, propertyId, tenantId, noticeBy } = tenancies
  const waiting = await database
    .select({ id, propertyId, threadId: threads.id, noticeBy, isNoticeWaiting })
    .from(threads)
    .innerJoin(tenancies, and(eq(propertyId, threads.propertyId), eq(tenantId, threads.tenantId)))
    .where(and(isOwn(threads, caller), isOneOfThese(threads.id, threadIds), or(isNoticeWaiting, isMoveInDue)))
    .orderBy(asc(id))
  const isLandlord = caller.userType === 'landlord'
  return waiting.map(tenancy => {
    const actionUrl = isLandlord
      ? sitePaths.landlordProperty(tenancy.propertyId)
      : sitePaths.tenancy(tenancy.id)
    const step = tenancy.isNoticeWaiting
      ? ({ type: 'accept_notice', isYours: tenancy.noticeBy !== caller.userType } as const)
      : ({ type: 'move_in', isYours: !isLandlord } as const)
    return [tenancy.threadId, { ...step, at: null, actionUrl }]
  })
}
