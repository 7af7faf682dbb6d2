// An inquiry's state at this moment: the column has what a person did last.
import { unansweredDays } from '@portal/contract/inquiries/expiry'
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { propertyInquiries } from '../schema/inquiries.ts'

const { createdAt, status } = propertyInquiries

export const isExpired = sql<boolean>`(${status} = 'pending' and ${createdAt} <= now() - ${unansweredDays} * interval '1 day')`

export const inquiryStatus: SQL<InquiryStatus> = sql`(case when ${isExpired} then 'expired' else ${status} end)`

export const inquiryColumns = { ...getTableColumns(propertyInquiries), status: inquiryStatus }

export const isOpenInquiry = inArray(
  inquiryStatus,
  statesOf(inquiryLifecycle).filter(state => inquiryLifecycle[state].length > 0),
)
