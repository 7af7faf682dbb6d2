import { firstRead } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

/** The account and the tenant's profile. For a landlord the latter is refused, and the browser asks again. */
export const profileReads = (): FirstRead[] => [
  firstRead(authEndpoints.profile),
  firstRead(tenantProfileEndpoints.read),
]
