import { FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'

interface NotificationsFrameProps {
  notice?: ReactNode
  calendar: ReactNode
  children: ReactNode
}

export const NotificationsFrame = ({ notice, calendar, children }: NotificationsFrameProps) => (
  <AccountFrame title="Emails and calendar">
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
  </AccountFrame>
)

export const NotificationsSkeleton = () => (
  <NotificationsFrame calendar={<LoadingLink />}>
    <LoadingSettings />
  </NotificationsFrame>
)

export const LoadingLink = () => <SkeletonGroup label="Loading your calendar link" $height="44px" />

export const LoadingSettings = () => (
  <SkeletonGroup label="Loading your settings">
    {['alerts', 'messages', 'tours', 'applications', 'repairs', 'text'].map(kind => (
      <Skeleton key={kind} $height="44px" />
    ))}
  </SkeletonGroup>
)
