import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

export const VerificationFrame = ({ children }: { children: ReactNode }) => (
  <Page $width="form">
    <PageHeader
      title="Verification"
      description="Show others what was checked about you."
      links={<AccountLinks />}
    />
    <Stack $gap={6}>{children}</Stack>
  </Page>
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
