import { newsletterEndpoints } from '@portal/contract/newsletter'
import { clientOf } from './client-of.ts'

export const newsletterClient = clientOf(newsletterEndpoints)
