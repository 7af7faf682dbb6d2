import { FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'

export const VerificationFrame = ({ children }: { children: ReactNode }) => (
  <AccountFrame title="Verification" description="Show others what was checked about you.">
    {children}
  </AccountFrame>
)

export const LoadingChecks = () => (
  <SkeletonGroup label="Loading your checks">
    <FormSection title="Identity">
      <Skeleton $height="132px" />
      <Skeleton $width="180px" $height="44px" />
    </FormSection>
  </SkeletonGroup>
)

export const VerificationSkeleton = () => (
  <VerificationFrame>
    <LoadingChecks />
  </VerificationFrame>
)
