import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { threadMessages } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { cancelInquiry } from './cancel-inquiry.ts'
import { createInquiry, readInquiryAgain } from './create-inquiry.ts'
import { countOthers, declineOthers } from './decline-others.ts'
import { listInquiries, readInquiry } from './list-inquiries.ts'
import { respondToInquiry } from './respond-to-inquiry.ts'

export const inquiryRoutes = [
  route(inquiryEndpoints.list, listInquiries),
  route(inquiryEndpoints.read, readInquiry),
  // Each counts as a message. A new inquiry's words are stored with it, in its conversation, and in a notification.
  route(inquiryEndpoints.create, createInquiry, {
    again: readInquiryAgain,
    limit: threadMessages,
    room: 4,
  }),
  route(inquiryEndpoints.respond, respondToInquiry, { again: readInquiryAgain, limit: threadMessages }),
  route(inquiryEndpoints.others, countOthers),
  route(inquiryEndpoints.declineOthers, declineOthers, { limit: threadMessages }),
  route(inquiryEndpoints.cancel, cancelInquiry, { limit: threadMessages }),
]
