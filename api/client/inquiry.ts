import { inquiryEndpoints } from '@portal/contract/inquiry'
import { clientOf } from './client-of.ts'

export const inquiryClient = clientOf(inquiryEndpoints)
