import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { useTitle } from '@portal/app-kit/use-title'
import * as sitePaths from '@portal/contract/site-paths'
import { isTheirTurn, type Thread } from '@portal/contract/threads/thread'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { homeOf, nameOf } from '../threads/thread-words.ts'
import { pathIn, useThreadsView } from '../threads/threads-view.ts'
import { useThreads } from '../threads/use-threads.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { MessageList } from './message-list.tsx'
import { NextStep, StepLine } from './next-step.tsx'
import { ReplyComposer } from './reply-composer.tsx'
import { useArrived, useConversation, useMarkRead } from './use-conversation.ts'

/** After an answer, the way to who has waited longest. */
const NextWaiting = ({ thread }: { thread: Thread }) => {
  const [view] = useThreadsView()
  const isAnswered = view.show === 'waiting' && !isTheirTurn(thread.nextStep)
  return isAnswered && <Next after={thread.id} />
}

const Next = ({ after }: { after: string }) => {
  const [view] = useThreadsView()
  const next = useThreads(view).threads?.find(({ id }) => id !== after)
  return (
    next && (
      <StepLine to={pathIn(view, next.id)} state={{ writes: true }}>
        <span>
          Next: {nameOf(next.other)} · {homeOf(next)}
        </span>
        <ArrowRight aria-hidden />
      </StepLine>
    )
  )
}

export const Conversation = ({ id }: { id: string }) => {
  const [isAtEnd, setAtEnd] = useState(true)
  const talk = useConversation(id)
  const { thread, messages, isGone, error, refetch } = talk
  const arrived = useArrived(messages, thread?.other.id)
  useMarkRead(id, messages.at(-1)?.position ?? 0, isAtEnd && thread !== undefined)
  useTitle(thread ? nameOf(thread.other) : 'Conversation')

  if (isGone) return <NoSuchConversation />
  if (!thread)
    return error ? (
      <LoadFailure level={1} title="We couldn’t load this conversation" error={error} retry={refetch} />
    ) : (
      <ConversationSkeleton />
    )
  return (
    <>
      <ConversationHead thread={thread} onChanged={talk.readAgain} />
      <NextStep thread={thread} />
      <MessageList talk={talk} thread={thread} isAtEnd={isAtEnd} onAtEnd={setAtEnd} />
      <VisuallyHidden role="status">
        {arrived?.body && `${thread.other.firstName}: ${arrived.body}`}
      </VisuallyHidden>
      <NextWaiting thread={thread} />
      {thread.closedBy === null ? (
        <ReplyComposer thread={thread} onSent={talk.add} onFailed={() => void talk.readAgain()} />
      ) : (
        <ClosedNotice thread={thread} closedBy={thread.closedBy} onChanged={talk.readAgain} />
      )}
    </>
  )
}

const NoSuchConversation = () => (
  <InsteadOfPage picture="path" title="Conversation not found" to={sitePaths.messages} words="All messages">
    The link may be wrong, or it may be someone else’s conversation.
  </InsteadOfPage>
)
