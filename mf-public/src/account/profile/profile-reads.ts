import { firstRead } from '@portal/client/call'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

/** The account, and what a tenant says of themselves. A landlord is refused that, and the browser asks. */
export const profileReads = (): FirstRead[] => [
  firstRead(authEndpoints.profile),
  firstRead(tenantProfileEndpoints.read),
]
