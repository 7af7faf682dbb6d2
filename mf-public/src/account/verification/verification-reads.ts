import { firstRead } from '@portal/client/call'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const verificationReads = (): FirstRead[] => [firstRead(verificationEndpoints.list)]
