// What tenants tell of themselves.
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { route } from '../../platform/route.ts'
import { readTenantProfile } from './read-tenant-profile.ts'
import { updateTenantProfile } from './update-tenant-profile.ts'

export const tenantProfileRoutes = [
  route(tenantProfileEndpoints.read, readTenantProfile),
  route(tenantProfileEndpoints.update, updateTenantProfile),
]
