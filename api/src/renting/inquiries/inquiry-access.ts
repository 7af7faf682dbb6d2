import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { and, eq } from 'drizzle-orm'
import { inquiryColumns } from '../../domain/inquiry-state.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { homeExists } from '../../schema/properties.ts'

/**
 * Locks the inquiry that the caller sent, or received as a landlord. Throws `not_found` for any other, and if its
 * home was deleted.
 */
export const lockOwnInquiry = async (
  transaction: Database,
  caller: Caller,
  id: string,
): Promise<LockedInquiry> => {
  const [inquiry] = await transaction
    .select(inquiryColumns)
    .from(propertyInquiries)
    .where(and(eq(propertyInquiries.id, id), homeExists(propertyInquiries.propertyId)))
    .for('update')
  if (!inquiry) throw notFound('inquiry')
  const owner = caller.userType === 'landlord' ? inquiry.landlordId : inquiry.tenantId
  if (owner !== caller.id) throw notFound('inquiry', { belongsToAnother: true })
  return inquiry
}

export type LockedInquiry = Omit<typeof propertyInquiries.$inferSelect, 'status'> & { status: InquiryStatus }
