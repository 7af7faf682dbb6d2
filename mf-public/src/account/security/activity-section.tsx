import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import { type SecurityEvent, securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Rows } from '../rows.tsx'

const words: Record<SecurityEvent['eventType'], string> = {
  account_opened: 'Account created',
  sign_in: 'Sign-in',
  sign_out: 'Logged out',
  password_change: 'Password change',
  email_change: 'Change of email address',
  email_change_requested: 'New email address requested',
  email_change_stopped: 'New email address canceled',
  session_end: 'Signed out elsewhere',
  account_closing: 'Account set to close',
  account_kept: 'Closing canceled',
  data_export: 'Copy of your data requested',
  moderation_read: 'Private messages read as administrator',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  second_factor_check: 'Code entered',
  recovery_code: 'Recovery code used',
  recovery_codes_renewed: 'New recovery codes made',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  other: 'Other activity',
}

export const ActivitySection = () => {
  const found = useInfiniteQuery(
    pagesOf(cursor => queryOf(securityEndpoints.activity, { query: { cursor } })),
  )
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found
  return (
    <FormSection title="Recent activity" description="Sign-ins and changes of the last 90 days.">
      {data ? (
        <Rows role="list">
          {data.pages.flatMap(({ events }) =>
            events.map(({ id, eventType, status, device, ipAddress, createdAt }) => (
              <li key={id}>
                <ListRow
                  title={words[eventType]}
                  badges={status === 'failed' && <Badge tone="warning">Failed</Badge>}
                  meta={`${formatTime(createdAt)}, ${device}${ipAddress ? ` from ${ipAddress}` : ''}`}
                />
              </li>
            )),
          )}
        </Rows>
      ) : isError ? (
        <ErrorPanel title="We couldn’t load your activity" onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label="Loading your activity" $height="64px" />
      )}
      {hasNextPage && (
        <Stack $direction="row">
          <Button
            variant="outline"
            pending={isFetchingNextPage}
            pendingText="Loading..."
            onClick={() => void fetchNextPage()}
          >
            Show more
          </Button>
        </Stack>
      )}
    </FormSection>
  )
}
