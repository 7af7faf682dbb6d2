import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { clientOf } from './client-of.ts'

export const tenantProfileClient = clientOf(tenantProfileEndpoints)
