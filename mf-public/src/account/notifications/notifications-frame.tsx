import { FormSection } from '@portal/shared-ui/form-section'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from '../account-links.tsx'

interface NotificationsFrameProps {
  notice?: ReactNode
  calendar: ReactNode
  children: ReactNode
}

export const NotificationsFrame = ({ notice, calendar, children }: NotificationsFrameProps) => (
  <Page $width="form">
    <PageHeader title="Emails and calendar" links={<AccountLinks />} />
    <Stack $gap={6}>
      {notice}
      <FormSection title="Email me about" description="You’ll always get notifications here.">
        {children}
      </FormSection>
      <FormSection
        title="Your calendar"
        description="See your tours, scheduled repairs, move-ins and move-outs in Google Calendar, Apple Calendar or Outlook. It stays up to date. Anyone with the link can see homes’ titles, cities and times, but no names or streets."
      >
        {calendar}
      </FormSection>
    </Stack>
  </Page>
)

export const NotificationsSkeleton = () => (
  <NotificationsFrame calendar={<LoadingLink />}>
    <LoadingSettings />
  </NotificationsFrame>
)

export const LoadingLink = () => (
  <SkeletonGroup label="Loading your calendar link">
    <Skeleton $height="44px" />
  </SkeletonGroup>
)

export const LoadingSettings = () => (
  <SkeletonGroup label="Loading your settings">
    {['alerts', 'messages', 'tours', 'applications', 'repairs', 'text'].map(kind => (
      <Skeleton key={kind} $height="44px" />
    ))}
  </SkeletonGroup>
)
