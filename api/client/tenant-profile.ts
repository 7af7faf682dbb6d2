import { tenantProfileEndpoints } from '@portal/contract/tenant-profile'
import { clientOf } from './client-of.ts'

export const tenantProfileClient = clientOf(tenantProfileEndpoints)
