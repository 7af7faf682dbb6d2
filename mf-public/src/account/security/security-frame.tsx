import { FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'

export const SecurityFrame = ({ children }: { children: ReactNode }) => (
  <AccountFrame
    title="Security"
    description="Your password, your email address, and where you are signed in."
  >
    {children}
  </AccountFrame>
)

export const SecuritySkeleton = () => (
  <SecurityFrame>
    <SkeletonGroup label="Loading your security settings">
      <FormSection title="Password">
        <Skeleton $height="44px" />
        <Skeleton $height="44px" />
        <Skeleton $height="44px" />
      </FormSection>
    </SkeletonGroup>
  </SecurityFrame>
)
