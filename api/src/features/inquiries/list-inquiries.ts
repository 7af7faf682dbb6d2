import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { defaultPageSize } from '@portal/contract/values/page'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { selectInquiries } from './inquiry-rows.ts'

const { id, landlordId, tenantId } = propertyInquiries

/** A tenant's own inquiries, or those that a landlord received; a page of them, newest first. */
export const listInquiries: Verb<typeof inquiryEndpoints.list> = async ({ database, caller }, { query }) => {
  const { cursor, limit = defaultPageSize } = query
  const found = await selectInquiries(database)
    .where(
      and(
        eq(caller.userType === 'landlord' ? landlordId : tenantId, caller.id),
        cursor === undefined ? undefined : lt(id, cursor),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const inquiries = found.slice(0, limit)
  return { inquiries, nextCursor: found.length > limit ? (inquiries.at(-1)?.id ?? null) : null }
}
