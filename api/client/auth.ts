import { authEndpoints } from '@portal/contract/person'
import { clientOf } from './client-of.ts'

export const authClient = clientOf(authEndpoints)
