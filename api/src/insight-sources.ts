// What the portal notices for people, composed of what each feature does.

import { noticeNotAnswered, noticeUnanswered } from './features/inquiries/notice-unanswered.ts'
import { refreshingInsights } from './features/insights/refresh-insights.ts'
import { noticeNotAcknowledged, noticeOverdue } from './features/maintenance/notice-requests.ts'
import { noticeOwnHomes } from './features/properties/insights/notice-own-homes.ts'
import { noticeSavedSearches } from './features/properties/insights/notice-saved-searches.ts'

/** Brings a person's insights up to date; of one priority, the last come first on the hub. */
export const refreshInsights = refreshingInsights([
  noticeSavedSearches,
  noticeOwnHomes,
  noticeNotAcknowledged,
  noticeOverdue,
  noticeNotAnswered,
  noticeUnanswered,
])
