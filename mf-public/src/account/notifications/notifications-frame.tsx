import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

/** The frame around the settings, and around their skeleton. */
export const NotificationsFrame = ({ notice, children }: { notice?: ReactNode; children: ReactNode }) => (
  <Page $width="form">
    <PageHeader title="Notification emails" links={<AccountLinks />} />
    <Stack $gap={6}>
      {notice}
      <FormSection title="Email me about" description="Notifications on the portal always come.">
        {children}
      </FormSection>
    </Stack>
  </Page>
)

export const NotificationsSkeleton = () => (
  <NotificationsFrame>
    <LoadingSettings />
  </NotificationsFrame>
)

export const LoadingSettings = () => (
  <SkeletonGroup label="Loading your settings">
    <Skeleton $height="44px" />
    <Skeleton $height="44px" />
  </SkeletonGroup>
)
