import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { clientOf } from './client-of.ts'

export const tenancyClient = clientOf(tenancyEndpoints)
