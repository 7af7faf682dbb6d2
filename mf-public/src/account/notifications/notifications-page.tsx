import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import {
  type MailSettings,
  mailSettingsEndpoints,
} from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { accountPage } from '../account-page.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { LoadingSettings, NotificationsFrame, NotificationsSkeleton } from './notifications-frame.tsx'

export const NotificationsPage = accountPage('Emails and calendar', NotificationsSkeleton, () => {
  const { hasMail } = usePlatform().settings
  const isUnconfirmed = useSession()?.user.isEmailConfirmed === false
  return (
    <NotificationsFrame notice={<OwnClosing />} calendar={<CalendarLink />}>
      {hasMail ? (
        <>
          <Settings />
          <Text $tone="muted">
            {isUnconfirmed && (
              <>
                We only send these to a confirmed address. You can confirm yours on your{' '}
                <Link to={sitePaths.profile}>profile</Link>.{' '}
              </>
            )}
            We always email you about your account, offers and notices.
          </Text>
        </>
      ) : (
        <Text $tone="muted">This portal can’t send email at the moment.</Text>
      )}
    </NotificationsFrame>
  )
})

type Choices = Omit<MailSettings, 'updatedAt'>

const kinds: readonly { name: keyof Choices; label: string; help: string }[] = [
  {
    name: 'alerts',
    label: 'New homes for your saved searches',
    help: 'Instantly or daily, depending on each search.',
  },
  { name: 'messages', label: 'Messages', help: 'One email per conversation until you read it.' },
  { name: 'tours', label: 'Tours', help: 'Requests, times and cancellations.' },
  { name: 'applications', label: 'Applications', help: 'New applications, decisions and deadlines.' },
  { name: 'repairs', label: 'Repairs', help: 'New requests and scheduled visits.' },
  {
    name: 'messageText',
    label: 'Show the beginning of messages in emails',
    help: 'Otherwise an email says who wrote and about which home.',
  },
]

const Settings = () => {
  const { data, isError, refetch } = useQuery(queryOf(mailSettingsEndpoints.read))
  const change = useChange({
    send: (body: Partial<Choices>) => call(mailSettingsEndpoints.change, { body }),
    reads: [mailSettingsEndpoints.read],
    done: () => ({ title: 'Saved' }),
    failed: { otherwise: 'We couldn’t save that. Please try again.' },
    scope: 'mail-settings',
  })
  if (isError && !data)
    return <ErrorPanel title="We couldn’t load your settings" onRetry={() => void refetch()} />
  if (!data) return <LoadingSettings />
  const chosen = { ...data.settings, ...(change.isPending && change.variables) }
  return kinds.map(({ name, label, help }) => (
    <Checkbox
      key={name}
      label={label}
      help={help}
      checked={chosen[name]}
      onCheckedChange={checked => change.mutate({ [name]: checked === true })}
    />
  ))
}
