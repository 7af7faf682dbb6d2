// Combines the insights of all features.

import { noticeWaitingApplications } from './features/applications/notice-applications.ts'
import { noticeInquiriesToAnswer, noticeUnansweredInquiries } from './features/inquiries/notice-unanswered.ts'
import { refreshingInsights } from './features/insights/refresh-insights.ts'
import { noticeOverdue, noticeUnacknowledged } from './features/maintenance/notice-requests.ts'
import { noticeOwnHomes } from './features/properties/insights/notice-own-homes.ts'
import { noticeSavedSearches } from './features/saved-searches/notice-saved-searches.ts'

/** Updates a person's insights; among those with one priority, later sources come first on the hub. */
export const refreshInsights = refreshingInsights([
  noticeSavedSearches,
  noticeOwnHomes,
  noticeUnacknowledged,
  noticeOverdue,
  noticeUnansweredInquiries,
  noticeWaitingApplications,
  noticeInquiriesToAnswer,
])
