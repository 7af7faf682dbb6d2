// A link by which calendar programs read what is scheduled for the person.
import { NewLink } from '@portal/app-kit/new-link'
import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { formatDate } from '@portal/shared-ui/format-date'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { LoadingLink } from './notifications-frame.tsx'

/** Says when the link was made, makes a new one, and shows that one until the person leaves the page. */
export const CalendarLink = () => {
  const { data, isError, refetch } = useQuery(queryOf(calendarEndpoints.link))
  const make = useChange({
    send: () => call(calendarEndpoints.open),
    reads: [calendarEndpoints.link],
    done: () => ({ title: 'Calendar link ready' }),
    failed: 'We couldn’t make a link',
  })
  const turnOff = useChange({
    send: () => call(calendarEndpoints.turnOff),
    reads: [calendarEndpoints.link],
    onDone: make.reset,
    done: () => ({ title: 'Calendar link turned off' }),
    failed: 'We couldn’t turn off the link',
  })
  if (isError && !data)
    return <ErrorPanel title="We couldn’t load your calendar link" onRetry={() => void refetch()} />
  if (!data) return <LoadingLink />
  const { madeAt } = data
  return (
    <Stack $gap={4}>
      {make.data ? (
        <NewLink
          label="Your calendar link"
          help="Copy it now: it’s only shown once. In your calendar, add a calendar by URL and paste it."
          url={new URL(make.data.url, window.location.origin).href}
        />
      ) : (
        madeAt && <Text>You made a link on {formatDate(madeAt)}. It’s only shown once, to keep it safe.</Text>
      )}
      <Stack $direction="row" $gap={3}>
        <Button
          variant="outline"
          pending={make.isPending}
          pendingText="Making a link..."
          onClick={() => make.mutate()}
        >
          {madeAt ? 'Make a new link' : 'Get a calendar link'}
        </Button>
        {madeAt && (
          <Button
            variant="ghost"
            pending={turnOff.isPending}
            pendingText="Turning off..."
            onClick={() => turnOff.mutate()}
          >
            Turn off link
          </Button>
        )}
      </Stack>
      {madeAt && (
        <Text $size="sm" $tone="muted">
          A new link replaces the old one, which stops working. A new password and signing out a device end
          it, too.
        </Text>
      )}
    </Stack>
  )
}
