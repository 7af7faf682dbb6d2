import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, asc, eq, inArray, notExists, or } from 'drizzle-orm'
import { inquiryColumns, inquiryStatus } from '../../domain/inquiry-state.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { hasNotEnded, isOpenOffer, tenancies } from '../../schema/tenancies.ts'
import { threads } from '../../schema/threads.ts'
import { answerInquiry } from './respond-to-inquiry.ts'

/** In one transaction. */
const mostAtOnce = 200

/**
 * All or none, those that have waited longest first: what is open, of everyone who neither lives there, has an offer, nor applies.
 * A tour to come stays, and so does what belongs to a conversation that the landlord archived. Throws `conflict` while the home is
 * available.
 */
export const declineOthers: Verb<typeof inquiryEndpoints.declineOthers> = async (
  context,
  { params, body: { message } },
) => {
  const { database, caller } = context
  await refuseIfRestricted(context)
  const [home] = await database
    .select()
    .from(properties)
    .where(and(eq(properties.id, params.id), isNotDeleted))
    .for('share')
  if (!home) throw notFound('property')
  if (home.landlordId !== caller.id) throw notFound('property', { belongsToAnother: true })
  if (home.isAvailable) throw new Refusal('conflict', 'This home is still listed as available.')
  const { id, propertyId, tenantId, threadId } = propertyInquiries
  const dealsWith = (table: typeof tenancies | typeof applications, isOpen: Parameters<typeof and>[0]) =>
    database
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.propertyId, home.id), eq(table.tenantId, tenantId), isOpen))
  const isArchived = database
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.closedBy, caller.id)))
  const others = await database
    .select(inquiryColumns)
    .from(propertyInquiries)
    .where(
      and(
        eq(propertyId, home.id),
        inArray(inquiryStatus, ['pending', 'responded']),
        notExists(dealsWith(tenancies, or(isOpenOffer, hasNotEnded))),
        notExists(dealsWith(applications, isApplicationOpen)),
        notExists(isArchived),
      ),
    )
    .orderBy(asc(id))
    .limit(mostAtOnce)
    .for('update', { of: propertyInquiries })
  const notices: (string | null)[] = []
  for (const inquiry of others)
    notices.push((await answerInquiry(context, inquiry, { message, status: 'declined' })).notice)
  return { declined: others.length, notice: notices.find(notice => notice !== null) ?? null }
}
