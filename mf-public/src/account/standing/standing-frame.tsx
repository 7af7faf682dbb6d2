import { FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'

export const StandingFrame = ({ children }: { children: ReactNode }) => (
  <AccountFrame
    title="Account standing"
    description="Warnings, decisions about what you posted, and what you reported."
  >
    {children}
  </AccountFrame>
)

export const StandingSkeleton = () => (
  <StandingFrame>
    <SkeletonGroup label="Loading your account’s standing">
      <FormSection title="Warnings">
        <Skeleton $height="72px" />
      </FormSection>
    </SkeletonGroup>
  </StandingFrame>
)
