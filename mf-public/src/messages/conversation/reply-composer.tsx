import { call } from '@portal/client/call'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { maxThreadMessage, type Thread, type ThreadMessage } from '@portal/contract/threads/thread'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Composer } from './composer.tsx'
import type { MessageDraft } from './message-draft.ts'

interface ReplyComposerProps {
  thread: Thread
  onSent: (message: ThreadMessage) => void
  /** It can be closed by now. */
  onFailed: () => void
}

export const ReplyComposer = ({ thread: { id, other }, onSent, onFailed }: ReplyComposerProps) => {
  const personId = useSession()?.user.id ?? ''
  const send = async ({ words, photos, clientId }: MessageDraft) => {
    const { message, notice } = await call(threadEndpoints.write, {
      params: { id },
      body: { message: words, photos: [...photos], clientId },
    })
    onSent(message)
    return { notice }
  }
  return (
    <Composer
      about={id}
      personId={personId}
      label={`Message to ${other.firstName}`}
      maxLength={maxThreadMessage}
      takesPhotos
      send={send}
      onFailed={onFailed}
    />
  )
}
