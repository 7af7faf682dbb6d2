import { call } from '@portal/client/call'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { maxThreadMessage, type Thread, type ThreadMessage } from '@portal/contract/threads/thread'
import { isRecord } from '@portal/contract/values/json'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useLocation, useNavigationType } from 'react-router-dom'
import { homeOf } from '../threads/thread-words.ts'
import { Composer } from './composer.tsx'
import type { MessageDraft } from './message-draft.ts'

interface ReplyComposerProps {
  thread: Thread
  onSent: (message: ThreadMessage) => void
  /** It can be closed by now. */
  onFailed: () => void
}

export const ReplyComposer = ({ thread, onSent, onFailed }: ReplyComposerProps) => {
  const { id, other } = thread
  const { state } = useLocation()
  const isNew = useNavigationType() === 'PUSH' // not a reload, and not the way back
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
      replies={{ name: other.firstName, home: homeOf(thread) }}
      isFocused={isNew && isRecord(state) && state.writes === true}
      send={send}
      onFailed={onFailed}
    />
  )
}
