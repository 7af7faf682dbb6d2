import { FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'

export const SharingFrame = ({ children }: { children: ReactNode }) => (
  <AccountFrame title="Sharing" description="Who can see your private details, and who viewed them.">
    {children}
  </AccountFrame>
)

export const SharingSkeleton = () => (
  <SharingFrame>
    <SkeletonGroup label="Loading what you share">
      <FormSection title="Waiting for you">
        <Skeleton $height="120px" />
      </FormSection>
    </SkeletonGroup>
  </SharingFrame>
)
