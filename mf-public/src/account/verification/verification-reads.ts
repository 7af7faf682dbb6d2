import { firstRead } from '@portal/client/call'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const verificationReads = (): FirstRead[] => [
  firstRead(verificationEndpoints.list),
  firstRead(backgroundCheckEndpoints.list),
]
