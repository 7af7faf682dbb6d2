import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

export const SharingFrame = ({ children }: { children: ReactNode }) => (
  <Page $width="form">
    <PageHeader
      title="Sharing"
      description="Who can see your private details, and who viewed them."
      links={<AccountLinks />}
    />
    <Stack $gap={6}>{children}</Stack>
  </Page>
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
