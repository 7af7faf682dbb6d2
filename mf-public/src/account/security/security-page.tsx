import { accountPage } from '../account-page.tsx'
import { CloseSection } from '../closing/close-section.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import { ActivitySection } from './activity-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailForm } from './email-form.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SecurityFrame, SecuritySkeleton } from './security-frame.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const SecurityPage = accountPage('Security', SecuritySkeleton, ({ person }) => (
  <SecurityFrame>
    <OwnClosing />
    <PasswordForm email={person.email} />
    <SecondFactorSection needsIt={person.needsSecondFactor === true} />
    <PasskeysSection />
    <EmailForm email={person.email} />
    <SessionsSection />
    <ActivitySection />
    <DataSection />
    {!person.closesAt && <CloseSection />}
  </SecurityFrame>
))
