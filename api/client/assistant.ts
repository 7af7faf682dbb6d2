import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { clientOf } from './client-of.ts'

export const assistantClient = clientOf(assistantEndpoints)
