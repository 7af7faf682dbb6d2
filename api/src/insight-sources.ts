// Combines the insights of all features.

import { noticeWaitingApplications } from './features/applications/notice-applications.ts'
import { noticeInquiriesToAnswer, noticeUnansweredInquiries } from './features/inquiries/notice-unanswered.ts'
import { refreshingInsights } from './features/insights/refresh-insights.ts'
import { noticeOverdue, noticeUnacknowledged } from './features/maintenance/notice-requests.ts'
import { noticeFreeHomes } from './features/properties/insights/notice-free-homes.ts'
import { noticeOwnHomes } from './features/properties/insights/notice-own-homes.ts'
import { noticeLandlordsToRate } from './features/ratings/notice-ratings.ts'
import { noticeSavedSearches } from './features/saved-searches/notice-saved-searches.ts'
import { noticeTenanciesOfLandlord, noticeTenanciesOfTenant } from './features/tenancies/notice-tenancies.ts'
import { noticeUnread } from './features/threads/notice-unread.ts'

/** Updates a person's insights; among those with one priority, later sources come first on the hub. */
export const refreshInsights = refreshingInsights([
  noticeLandlordsToRate,
  noticeSavedSearches,
  noticeOwnHomes,
  noticeFreeHomes,
  noticeUnacknowledged,
  noticeOverdue,
  noticeUnansweredInquiries,
  noticeWaitingApplications,
  noticeInquiriesToAnswer,
  noticeUnread.forLandlords,
  noticeUnread.forTenants,
  noticeTenanciesOfLandlord,
  noticeTenanciesOfTenant,
])
