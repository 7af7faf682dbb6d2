import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { selectInquiries } from './inquiry-rows.ts'

const { id, landlordId, propertyId, tenantId } = propertyInquiries

/** Newest first. */
export const listInquiries: Verb<typeof inquiryEndpoints.list> = async (context, { query }) => {
  const { caller } = context
  const side = caller.userType === 'landlord' ? landlordId : tenantId
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    selectInquiries(context).where(
      and(
        eq(side, caller.id),
        query.status && inArray(inquiryStatus, query.status),
        query.propertyId === undefined ? undefined : eq(propertyId, query.propertyId),
        isFurther,
      ),
    ),
  )
  return { inquiries: page, nextCursor }
}

/** Throws `not_found` for an inquiry that the caller neither sent nor received. */
export const readInquiry: Verb<typeof inquiryEndpoints.read> = async (context, { params }) => {
  const [inquiry] = await selectInquiries(context).where(eq(id, params.id))
  if (!inquiry) throw notFound('inquiry')
  if (inquiry.tenantId !== context.caller.id && inquiry.landlordId !== context.caller.id)
    throw notFound('inquiry', { belongsToAnother: true })
  return { inquiry }
}
