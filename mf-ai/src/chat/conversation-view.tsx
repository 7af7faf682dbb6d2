// One conversation: what was said, what is being answered, and the assistant at work.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { beforeQuestion } from './before-question.ts'
import { useChat } from './chat.ts'
import { MessageView } from './message-view.tsx'
import { TurnView } from './turn-view.tsx'
import { useScrollToEnd } from './use-scroll-to-end.ts'

export function ConversationView({ isShown }: { isShown: boolean }) {
  const { conversationId, turn, open } = useChat()
  const frame = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery({
    ...queryOf(conversationEndpoints.messages, { params: { id: conversationId ?? '' } }),
    enabled: isShown && conversationId !== null,
    // Those of a conversation that began a moment ago are there already.
    staleTime: 1000,
  })
  const stored = data?.messages ?? []
  const messages = turn ? beforeQuestion(stored, turn.message) : stored
  const content = useRef<HTMLDivElement>(null)
  const noteScroll = useScrollToEnd(frame, content, turn?.message)
  const isGone = error instanceof ApiError && error.code === 'not_found'
  const isLoading = !data && !error && !turn
  return (
    <Frame ref={frame} tabIndex={0} role="region" aria-label="Conversation" onScroll={noteScroll}>
      <div ref={content}>
        {error && !data && !turn && (
          <ErrorPanel
            title="This conversation could not be loaded"
            onRetry={() => (isGone ? open(null) : void refetch())}
            retryText={isGone ? 'Ask something else' : 'Try again'}
          >
            {sentenceOf(error, 'Please try again.')}
          </ErrorPanel>
        )}
        {isLoading && (
          <SkeletonGroup label="Loading the conversation">
            <Skeleton $height="120px" $radius="md" />
          </SkeletonGroup>
        )}
        {/* An answer is read out once it is whole. */}
        <Stack role="log" aria-label="Messages" $gap={4}>
          {messages.map(message => (
            <MessageView key={message.id} message={message} />
          ))}
        </Stack>
        {turn && <TurnView turn={turn} />}
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
