import { sessionEndpoints } from '@portal/contract/session-endpoints'
import { clientOf } from './client-of.ts'

export const sessionClient = clientOf(sessionEndpoints)
