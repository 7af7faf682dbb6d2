import { FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'

export const DocumentsFrame = ({ notice, children }: { notice?: ReactNode; children: ReactNode }) => (
  <AccountFrame
    title="Documents"
    description="Documents you may need to rent a home or rent one out. They’re private until you share them: open the other person’s page and choose Share your details."
  >
    {notice}
    <FormSection title="Your documents">
      <Stack $gap={6}>{children}</Stack>
    </FormSection>
  </AccountFrame>
)

export const DocumentsSkeleton = () => (
  <DocumentsFrame>
    <SkeletonGroup label="Loading your documents">
      <Skeleton $height="44px" />
      <Skeleton $height="150px" />
      <Skeleton $height="64px" />
    </SkeletonGroup>
  </DocumentsFrame>
)
