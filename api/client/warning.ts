import { warningEndpoints } from '@portal/contract/warning'
import { clientOf } from './client-of.ts'

export const warningClient = clientOf(warningEndpoints)
