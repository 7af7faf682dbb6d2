// Warnings, violations with the right to appeal, and the person's own reports (spec §3 "content_violations").
import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { OwnClosing } from '../closing/own-closing.tsx'
import { OwnReports } from './own-reports.tsx'
import { OwnViolations } from './own-violations.tsx'
import { OwnWarnings } from './own-warnings.tsx'
import { StandingFrame, StandingSkeleton } from './standing-frame.tsx'

export { standingReads } from './standing-reads.ts'

export const StandingPage = withQueries(() => {
  usePageTitle(`Account standing · ${productName}`)
  // The shell redirects visitors to sign in.
  if (!useSession()) return <StandingSkeleton />
  return (
    <StandingFrame>
      <OwnClosing />
      <OwnWarnings />
      <OwnViolations />
      <OwnReports />
    </StandingFrame>
  )
})
