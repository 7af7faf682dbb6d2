import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { useRefreshSession } from '@portal/shared-ui/platform/use-session'

export const ClosingNotice = ({ closesAt }: { closesAt: string }) => {
  const refreshSession = useRefreshSession()
  const keep = useChange({
    send: async () => {
      await call(closingEndpoints.keep)
      await refreshSession()
    },
    reads: [securityEndpoints.activity],
    done: () => ({
      title: 'Closing canceled',
      description: 'Everything is as it was, except that what you shared is no longer shared.',
    }),
    failed: { otherwise: 'We couldn’t keep your account. Please try again.' },
  })
  return (
    <Notice
      title={`Your account closes on ${formatDate(closesAt)}`}
      tone="warning"
      action={
        <Button
          variant="outline"
          size="sm"
          pending={keep.isPending}
          pendingText="Keeping..."
          onClick={() => keep.mutate()}
        >
          Keep my account
        </Button>
      }
    >
      Until then you can read everything, and change nothing.
    </Notice>
  )
}
