import { firstRead } from '@portal/client/call'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

/** Answers of warnings do not say whether more follow. */
export const warningsLimit = 100

export const standingReads = (): FirstRead[] => [
  firstRead(violationEndpoints.list),
  firstRead(warningEndpoints.list, { query: { limit: String(warningsLimit) } }),
  firstRead(reportEndpoints.list),
]
