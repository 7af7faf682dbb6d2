import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { CloseSection } from '../closing/close-section.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import { ActivitySection } from './activity-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecurityFrame, SecuritySkeleton } from './security-frame.tsx'
import { SessionsSection } from './sessions-section.tsx'

export { securityReads } from './security-reads.ts'

export const SecurityPage = withQueries(() => {
  usePageTitle(`Security · ${productName}`)
  const person = useSession()?.user
  // The shell redirects visitors to sign in.
  if (!person) return <SecuritySkeleton />
  return (
    <SecurityFrame>
      <OwnClosing />
      <PasswordForm email={person.email} />
      <EmailForm email={person.email} />
      <SessionsSection />
      <ActivitySection />
      <DataSection />
      {!person.closesAt && <CloseSection />}
    </SecurityFrame>
  )
})
