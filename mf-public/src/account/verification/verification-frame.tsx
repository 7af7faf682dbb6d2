import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

export const VerificationFrame = ({ children }: { children: ReactNode }) => (
  <Page $width="form">
    <PageHeader title="Verification" links={<AccountLinks />} />
    <Stack $gap={6}>{children}</Stack>
  </Page>
)

export const VerificationSkeleton = () => (
  <VerificationFrame>
    <SkeletonGroup label="Loading your checks">
      <FormSection title="Background checks">
        <Skeleton $height="120px" />
      </FormSection>
    </SkeletonGroup>
  </VerificationFrame>
)
