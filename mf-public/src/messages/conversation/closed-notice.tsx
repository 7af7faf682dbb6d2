import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { Thread } from '@portal/contract/threads/thread'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { isFormer } from '../threads/thread-words.ts'

interface ClosedNoticeProps {
  thread: Thread
  closedBy: string
  onChanged: () => Promise<unknown>
}

export const ClosedNotice = ({ thread, closedBy, onChanged }: ClosedNoticeProps) => {
  const ownId = useSession()?.user.id
  const { id, other } = thread
  const reopen = useChange({
    send: () => call(threadEndpoints.reopen, { params: { id } }),
    reads: [threadEndpoints.messages],
    done: () => ({ title: 'Conversation reopened' }),
    failed: error => {
      void onChanged()
      return {
        title: 'We couldn’t reopen the conversation',
        description: sentenceOf(error, 'Please try again.'),
      }
    },
  })
  return (
    <Place>
      {isFormer(thread) ? (
        <Notice title="This person has left">You can still read the messages.</Notice>
      ) : closedBy === ownId ? (
        <Notice
          title="You archived this conversation"
          action={
            <Button
              size="sm"
              variant="outline"
              pending={reopen.isPending}
              pendingText="Reopening..."
              onClick={() => reopen.mutate()}
            >
              Reopen
            </Button>
          }
        >
          Reopen it to write again.
        </Notice>
      ) : (
        <Notice title={`${other.firstName} archived this conversation`}>
          Only {other.firstName} can reopen it. You can still read it.
        </Notice>
      )}
    </Place>
  )
}

const Place = styled.div`
  flex: none;
  padding: ${space[4]};
`
