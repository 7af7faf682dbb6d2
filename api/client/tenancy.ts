import { tenancyEndpoints } from '@portal/contract/tenancy'
import { clientOf } from './client-of.ts'

export const tenancyClient = clientOf(tenancyEndpoints)
