import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, eq, gte } from 'drizzle-orm'
import { refusePastPlanLimit, startOfMonth } from '../../platform/plan-limit.ts'
import { refuseIfRestricted } from '../../platform/posting-restriction.ts'
import { notFound } from '../../platform/refusal.ts'
import { reviewText } from '../../platform/review-text.ts'
import type { Verb } from '../../platform/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { getInquiry } from './inquiry-rows.ts'

/** Asks the landlord of a public home, within what the tenant's plan and the contact filter allow. */
export const createInquiry: Verb<typeof inquiryEndpoints.create> = async (context, { body }) => {
  const { database, caller, jobs } = context
  await refuseIfRestricted(context)
  return inTransaction(database, async transaction => {
    const [home] = await transaction
      .select({ landlordId: properties.landlordId })
      .from(properties)
      .where(and(eq(properties.id, body.propertyId), eq(properties.visibilityLevel, 'public')))
    if (!home) throw notFound('property')
    // The lock makes the tenant's inquiries come one after another, so that none slips past the limit.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update')
    const { createdAt, tenantId } = propertyInquiries
    const ofThisMonth = and(eq(tenantId, caller.id), gte(createdAt, startOfMonth))
    refusePastPlanLimit(caller, 'contacts', await transaction.$count(propertyInquiries, ofThisMonth))
    const { text, notice } = await reviewText(context, transaction, {
      source: 'inquiry',
      field: 'message',
      text: body.message,
    })
    const id = Bun.randomUUIDv7()
    await transaction
      .insert(propertyInquiries)
      .values({ ...body, ...home, id, tenantId: caller.id, message: text })
    await jobs.announce(transaction, { type: 'inquiry_received', inquiryId: id })
    return { inquiry: await getInquiry(transaction, id), notice }
  })
}
