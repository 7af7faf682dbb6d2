// Warnings, violations with the right to appeal, and the person's own reports (spec §3 "content_violations").
import { accountPage } from '../account-page.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import { OwnReports } from './own-reports.tsx'
import { OwnViolations } from './own-violations.tsx'
import { OwnWarnings } from './own-warnings.tsx'
import { StandingFrame, StandingSkeleton } from './standing-frame.tsx'

export { standingReads } from './standing-reads.ts'

export const StandingPage = accountPage('Account standing', StandingSkeleton, () => (
  <StandingFrame>
    <OwnClosing />
    <OwnWarnings />
    <OwnViolations />
    <OwnReports />
  </StandingFrame>
))
