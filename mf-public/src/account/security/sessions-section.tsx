import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { type OwnSession, securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Rows } from '../rows.tsx'

/** This session ends by "Log out"; each other one has a button. */
export const SessionsSection = () => {
  const { data, isError, refetch } = useQuery(queryOf(securityEndpoints.sessions))
  return (
    <FormSection
      title="Where you’re signed in"
      description="Sign out wherever you don’t recognize the device."
    >
      {data ? (
        <Rows role="list">
          {data.sessions.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Rows>
      ) : isError ? (
        <ErrorPanel title="We couldn’t load your sessions" onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label="Loading your sessions" $height="64px" />
      )}
    </FormSection>
  )
}

const SessionRow = ({ session }: { session: OwnSession }) => {
  const { id, device, ipAddress, lastSeenAt, isCurrent } = session
  const end = useChange({
    send: () => call(securityEndpoints.endSession, { params: { id } }),
    reads: [securityEndpoints.sessions, securityEndpoints.activity, securityEndpoints.emailChange],
    done: () => ({ title: 'Signed out', description: `${device} was signed out.` }),
    failed: { otherwise: 'We couldn’t sign it out. Please try again.' },
  })
  return (
    <li>
      <ListRow
        title={device}
        badges={isCurrent && <Badge>This device</Badge>}
        meta={`Last used ${formatTime(lastSeenAt)}${ipAddress ? ` from ${ipAddress}` : ''}`}
        actions={
          !isCurrent && (
            <Button
              variant="outline"
              size="sm"
              pending={end.isPending}
              pendingText="Signing out..."
              onClick={() => end.mutate()}
            >
              Sign out<VisuallyHidden> {device}</VisuallyHidden>
            </Button>
          )
        }
      />
    </li>
  )
}
