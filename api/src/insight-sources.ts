// Combines the insights of all features.

import { noticeNotAnswered, noticeUnanswered } from './features/inquiries/notice-unanswered.ts'
import { refreshingInsights } from './features/insights/refresh-insights.ts'
import { noticeNotAcknowledged, noticeOverdue } from './features/maintenance/notice-requests.ts'
import { noticeOwnHomes } from './features/properties/insights/notice-own-homes.ts'
import { noticeSavedSearches } from './features/saved-searches/notice-saved-searches.ts'

/** Updates a person's insights; among those with one priority, later sources come first on the hub. */
export const refreshInsights = refreshingInsights([
  noticeSavedSearches,
  noticeOwnHomes,
  noticeNotAcknowledged,
  noticeOverdue,
  noticeNotAnswered,
  noticeUnanswered,
])
