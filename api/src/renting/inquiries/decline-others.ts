import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, asc, eq, inArray, notExists, or, type SQL } from 'drizzle-orm'
import { inquiryColumns, inquiryStatus } from '../../domain/inquiry-state.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { lockOwnProperty, readOwnProperty } from '../../domain/property-access.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { hasNotEnded, isOpenOffer, tenancies } from '../../schema/tenancies.ts'
import { threads } from '../../schema/threads.ts'
import { answerInquiry } from './respond-to-inquiry.ts'

/** Fits into the call's deadline on a busy machine. */
const mostAtOnce = 50

export const countOthers: Verb<typeof inquiryEndpoints.others> = async (context, { params }) => {
  const { database, caller } = context
  const home = await readOwnProperty(database, caller, params.id)
  return { others: await database.$count(propertyInquiries, isOfOthers(context, home.id)) }
}

/**
 * In one transaction, those first that have waited longest. Throws `conflict` while the home is available. The words are filtered once
 * for all, and then with what was said to each.
 */
export const declineOthers: Verb<typeof inquiryEndpoints.declineOthers> = async (
  context,
  { params, body },
) => {
  const { database, caller } = context
  await refuseIfRestricted(context)
  const home = await lockOwnProperty(database, caller, params.id, { strength: 'share' })
  if (home.isAvailable) throw new Refusal('conflict', 'This home is still listed as available.')
  const others = await database
    .select(inquiryColumns)
    .from(propertyInquiries)
    .where(isOfOthers(context, home.id))
    .orderBy(asc(propertyInquiries.id))
    .limit(mostAtOnce)
    .for('update', { of: propertyInquiries })
  const { message, notice } = await reviewMessage(context, {
    source: 'inquiry_response',
    message: body.message,
    earlier: [],
  })
  const notices = [notice]
  for (const inquiry of others)
    notices.push((await answerInquiry(context, inquiry, { message, status: 'declined' })).notice)
  const left = await database.$count(propertyInquiries, isOfOthers(context, home.id))
  return { declined: others.length, others: left, notice: notices.find(one => one !== null) ?? null }
}

/**
 * What is open, of everyone who neither lives there, has an offer, nor applies. A tour to come stays, and so does what belongs to a
 * conversation that the landlord archived.
 */
const isOfOthers = ({ database, caller }: Context<Caller>, homeId: string): SQL | undefined => {
  const { propertyId, tenantId, threadId } = propertyInquiries
  const dealsWith = (table: typeof tenancies | typeof applications, isOpen: SQL | undefined) =>
    database
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.propertyId, homeId), eq(table.tenantId, tenantId), isOpen))
  const isArchived = database
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.closedBy, caller.id)))
  return and(
    eq(propertyId, homeId),
    inArray(inquiryStatus, ['pending', 'responded']),
    notExists(dealsWith(tenancies, or(isOpenOffer, hasNotEnded))),
    notExists(dealsWith(applications, isApplicationOpen)),
    notExists(isArchived),
  )
}
