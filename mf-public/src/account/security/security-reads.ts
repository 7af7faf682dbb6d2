import { firstRead } from '@portal/client/call'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const securityReads = (): FirstRead[] => [
  firstRead(securityEndpoints.emailChange),
  firstRead(securityEndpoints.sessions),
  firstRead(securityEndpoints.activity, { query: {} }),
  firstRead(exportEndpoints.read),
]
