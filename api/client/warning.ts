import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { clientOf } from './client-of.ts'

export const warningClient = clientOf(warningEndpoints)
