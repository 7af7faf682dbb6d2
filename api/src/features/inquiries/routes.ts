// Inquiries: tenants ask about a home, its landlord answers.
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { threadMessages } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { cancelInquiry } from './cancel-inquiry.ts'
import { chooseTime } from './choose-time.ts'
import { createInquiry, readCreatedInquiry } from './create-inquiry.ts'
import { listInquiries, readInquiry } from './list-inquiries.ts'
import { proposeTimes } from './propose-times.ts'
import { readTourFile } from './read-tour-file.ts'
import { respondToInquiry } from './respond-to-inquiry.ts'
import { sayOutcome } from './say-outcome.ts'

export const inquiryRoutes = [
  route(inquiryEndpoints.list, listInquiries),
  route(inquiryEndpoints.read, readInquiry),
  // Its words are stored with the inquiry, in its conversation, and in a notification.
  route(inquiryEndpoints.create, createInquiry, { again: readCreatedInquiry, room: 4 }),
  // Each adds to the conversation and notifies the other person, so they count as messages.
  route(inquiryEndpoints.respond, respondToInquiry, { limit: threadMessages }),
  route(inquiryEndpoints.propose, proposeTimes, { limit: threadMessages }),
  route(inquiryEndpoints.choose, chooseTime, { limit: threadMessages }),
  route(inquiryEndpoints.cancel, cancelInquiry, { limit: threadMessages }),
  route(inquiryEndpoints.outcome, sayOutcome),
  route(inquiryEndpoints.calendar, readTourFile),
]
