// The chat with the assistant (spec §2.15): topics and recent conversations first, then one conversation.
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { color } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatStart } from './chat-start.tsx'
import { Composer } from './composer.tsx'
import { ConversationView } from './conversation-view.tsx'

interface ChatViewProps {
  /** False while minimized: nothing is fetched then. */
  isShown?: boolean
  /** At the end of its header. */
  actions?: ReactNode
}

export const ChatView = withQueries(({ isShown = true, actions }: ChatViewProps) => {
  const { conversationId, turn, opened } = useChat()
  return (
    <Column>
      <ChatHeader actions={actions} />
      {conversationId === null && turn === null ? (
        <ChatStart isShown={isShown} />
      ) : (
        <ConversationView key={opened} isShown={isShown} />
      )}
      <Composer />
    </Column>
  )
})

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: ${color.surface};
`
