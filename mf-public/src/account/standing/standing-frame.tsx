import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

export const StandingFrame = ({ children }: { children: ReactNode }) => (
  <Page $width="form">
    <PageHeader
      title="Account standing"
      description="Warnings, decisions about what you posted, and what you reported."
      links={<AccountLinks />}
    />
    <Stack $gap={6}>{children}</Stack>
  </Page>
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
