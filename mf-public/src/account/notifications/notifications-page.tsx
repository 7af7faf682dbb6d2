import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { usePageTitle, usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { OwnClosing } from '../closing/own-closing.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { LoadingSettings, NotificationsFrame, NotificationsSkeleton } from './notifications-frame.tsx'

export const NotificationsPage = withQueries(() => {
  usePageTitle(`Emails and calendar · ${productName}`)
  const { hasMail } = usePlatform().settings
  const person = useSession()?.user
  // The shell redirects visitors to sign in.
  if (!person) return <NotificationsSkeleton />
  return (
    <NotificationsFrame notice={<OwnClosing />} calendar={<CalendarLink />}>
      {hasMail ? (
        <>
          <Settings />
          <Text $tone="muted">
            We only send them to an address that you confirmed on your{' '}
            <Link to={sitePaths.profile}>profile</Link>. Emails about your account always come.
          </Text>
        </>
      ) : (
        <Text $tone="muted">This portal can’t send email at the moment.</Text>
      )}
    </NotificationsFrame>
  )
})

const Settings = () => {
  const { data, isError, refetch } = useQuery(queryOf(mailSettingsEndpoints.read))
  const change = useChange({
    send: (body: { alerts?: boolean; messages?: boolean }) => call(mailSettingsEndpoints.change, { body }),
    reads: [mailSettingsEndpoints.read],
    done: () => ({ title: 'Saved' }),
    failed: error => ({
      title: 'Error',
      description: sentenceOf(error, 'We couldn’t save that. Please try again.'),
    }),
    scope: 'mail-settings',
  })
  if (isError && !data)
    return <ErrorPanel title="We couldn’t load your settings" onRetry={() => void refetch()} />
  if (!data) return <LoadingSettings />
  const { alerts, messages } = { ...data.settings, ...(change.isPending && change.variables) }
  return (
    <>
      <Checkbox
        label="New homes for your saved searches"
        help="At once or every morning, as each search says."
        checked={alerts}
        onCheckedChange={checked => change.mutate({ alerts: checked === true })}
      />
      <Checkbox
        label="Conversations"
        help="Unread messages, and what happens to applications. Of several messages in a conversation, one email until you have read them."
        checked={messages}
        onCheckedChange={checked => change.mutate({ messages: checked === true })}
      />
    </>
  )
}
