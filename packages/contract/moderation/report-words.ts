import type { ReportReason } from './report.ts'

/** As the reporter, the accused and administrators read them. */
export const reasonWords: Record<ReportReason, string> = {
  fake_listing: 'Fake listing',
  wrong_details: 'Wrong details',
  discrimination: 'Discrimination',
  harassment: 'Harassment',
  off_platform: 'Asks to leave the platform',
  scam: 'Scam',
  other: 'Something else',
}

/** Administrators hear of these at once. */
export const urgentReasons: readonly ReportReason[] = ['scam', 'discrimination']

/** Stands in place of what an administrator removed. */
export const removedWords = 'Removed by the portal'
