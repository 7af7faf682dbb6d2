import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { beforeQuestion } from './before-question.ts'
import { useChat } from './chat.ts'
import { MessageView } from './message-view.tsx'
import { TurnView } from './turn-view.tsx'
import { useScrollWithAnswer } from './use-scroll-with-answer.ts'

export function ConversationView({ isShown }: { isShown: boolean }) {
  const { conversationId, turn, open } = useChat()
  const frame = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery({
    ...queryOf(conversationEndpoints.messages, { params: { id: conversationId ?? '' } }),
    enabled: isShown && conversationId !== null,
    // The messages of a conversation that just started are already cached.
    staleTime: 1000,
  })
  const stored = data?.messages ?? []
  const messages = turn ? beforeQuestion(stored, turn.message) : stored
  const content = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const noteScroll = useScrollWithAnswer({ frame, content, answer }, turn?.state === 'pending')
  const last = turn ? undefined : messages.at(-1)
  const isGone = error instanceof ApiError && error.code === 'not_found'
  const isLoading = !data && !error && !turn
  return (
    <Frame ref={frame} tabIndex={0} role="region" aria-label="Conversation" onScroll={noteScroll}>
      <div ref={content}>
        {error && !data && !turn && (
          <ErrorPanel
            title="We couldn’t load this conversation"
            onRetry={() => (isGone ? open(null) : void refetch())}
            retryText={isGone ? 'Ask something else' : 'Try again'}
          >
            {sentenceOf(error, 'Please try again.')}
          </ErrorPanel>
        )}
        {isLoading && <SkeletonGroup label="Loading the conversation" $height="120px" $radius="md" />}
        {/* Screen readers announce an answer once it is complete. */}
        <Stack role="log" aria-label="Messages" $gap={4}>
          {messages.map(message => (
            <MessageView key={message.id} ref={message === last ? answer : undefined} message={message} />
          ))}
        </Stack>
        {turn && <TurnView turn={turn} answerRef={answer} />}
      </div>
    </Frame>
  )
}

const Frame = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
`
