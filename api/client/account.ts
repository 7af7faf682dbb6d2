import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { clientOf } from './client-of.ts'

export const accountClient = clientOf(accountEndpoints)
