// Inquiries: tenants ask about a home, its landlord answers.
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
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
  route(inquiryEndpoints.respond, respondToInquiry),
  route(inquiryEndpoints.propose, proposeTimes),
  route(inquiryEndpoints.choose, chooseTime),
  route(inquiryEndpoints.cancel, cancelInquiry),
  route(inquiryEndpoints.outcome, sayOutcome),
  route(inquiryEndpoints.calendar, readTourFile),
]
