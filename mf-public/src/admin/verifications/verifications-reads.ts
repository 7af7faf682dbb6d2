import { firstRead } from '@portal/client/call'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const verificationsReads = (): FirstRead[] => [firstRead(reviewEndpoints.list, { query: {} })]
