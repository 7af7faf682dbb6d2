import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { clientOf } from './client-of.ts'

export const inquiryClient = clientOf(inquiryEndpoints)
