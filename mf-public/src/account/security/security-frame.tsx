import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

export const SecurityFrame = ({ children }: { children: ReactNode }) => (
  <Page $width="form">
    <PageHeader
      title="Security"
      description="Your password, your email address, and where you are signed in."
      links={<AccountLinks />}
    />
    <Stack $gap={6}>{children}</Stack>
  </Page>
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
