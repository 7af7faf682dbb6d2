// What was checked about a person, one section for each kind of check.
import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { OwnClosing } from '../closing/own-closing.tsx'
import { BackgroundChecks } from './background-checks.tsx'
import { VerificationFrame, VerificationSkeleton } from './verification-frame.tsx'

export const VerificationPage = withQueries(() => {
  usePageTitle(`Verification · ${productName}`)
  const person = useSession()?.user
  // The shell redirects visitors to sign in.
  if (!person) return <VerificationSkeleton />
  return (
    <VerificationFrame>
      <OwnClosing />
      <BackgroundChecks />
    </VerificationFrame>
  )
})
