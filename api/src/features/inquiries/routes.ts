// Inquiries: tenants ask about a home, its landlord answers.
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { route } from '../../platform/request/route.ts'
import { cancelInquiry } from './cancel-inquiry.ts'
import { createInquiry, readCreatedInquiry } from './create-inquiry.ts'
import { listInquiries, readInquiry } from './list-inquiries.ts'
import { respondToInquiry } from './respond-to-inquiry.ts'

export const inquiryRoutes = [
  route(inquiryEndpoints.list, listInquiries),
  route(inquiryEndpoints.read, readInquiry),
  route(inquiryEndpoints.create, createInquiry, { again: readCreatedInquiry }),
  route(inquiryEndpoints.respond, respondToInquiry),
  route(inquiryEndpoints.cancel, cancelInquiry),
]
