import { authEndpoints } from '@portal/contract/auth/endpoints'
import { clientOf } from './client-of.ts'

export const sessionClient = clientOf(authEndpoints)
