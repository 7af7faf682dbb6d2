import { refreshingInsights } from './features/insights/refresh-insights.ts'
import { noticeOverdue, noticeUnacknowledged } from './features/maintenance/notice-requests.ts'
import { noticeFreeHomes } from './features/properties/insights/notice-free-homes.ts'
import { noticeOwnHomes } from './features/properties/insights/notice-own-homes.ts'
import { noticeSavedSearches } from './features/saved-searches/notice-saved-searches.ts'
import { noticeWaitingApplications } from './renting/applications/notice-applications.ts'
import { noticeInquiriesToAnswer, noticeUnansweredInquiries } from './renting/inquiries/notice-unanswered.ts'
import { noticeLandlordsToRate } from './renting/ratings/notice-ratings.ts'
import { noticeTenanciesOfLandlord, noticeTenanciesOfTenant } from './renting/tenancies/notice-tenancies.ts'
import { noticeUnread } from './renting/threads/notice-unread.ts'

/** Among those with one priority, later sources come first on the hub. */
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
