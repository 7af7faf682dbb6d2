import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { clientOf } from './client-of.ts'

export const newsletterClient = clientOf(newsletterEndpoints)
