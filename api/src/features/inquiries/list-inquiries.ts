import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { readPage } from '../../platform/read-page.ts'
import type { Verb } from '../../platform/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { selectInquiries } from './inquiry-rows.ts'

const { id, landlordId, tenantId } = propertyInquiries

/** A tenant's own inquiries, or those that a landlord received; a page of them, newest first. */
export const listInquiries: Verb<typeof inquiryEndpoints.list> = async (context, { query }) => {
  const { caller } = context
  const side = caller.userType === 'landlord' ? landlordId : tenantId
  const { page, nextCursor } = await readPage(query, id, (isFurther, rows) =>
    selectInquiries(context)
      .where(and(eq(side, caller.id), isFurther))
      .orderBy(desc(id))
      .limit(rows),
  )
  return { inquiries: page, nextCursor }
}
