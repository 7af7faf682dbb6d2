import { assistantEndpoints } from '@portal/contract/assistant'
import { clientOf } from './client-of.ts'

export const assistantClient = clientOf(assistantEndpoints)
