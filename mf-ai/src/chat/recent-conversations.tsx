import { useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import type { Conversation } from '@portal/contract/assistant/conversation'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, fontSize, fontWeight, media, radius, size, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'

/** Spec §9. */
const maxShown = 3

/** Recent conversations to open, or to delete after a confirmation. Renders nothing while loading or without any. */
export function RecentConversations({ isShown }: { isShown: boolean }) {
  const { data } = useQuery({ ...queryOf(conversationEndpoints.list), staleTime: 0, enabled: isShown })
  const [deletionId, setDeletionId] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const recent = data?.conversations.slice(0, maxShown) ?? []
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-conversations">
      <Title id="recent-conversations" ref={title} tabIndex={-1}>
        Recent conversations
      </Title>
      <List role="list">
        {recent.map(conversation => (
          <Row key={conversation.id}>
            {deletionId === conversation.id ? (
              <Confirmation
                conversation={conversation}
                onKeep={() => setDeletionId(null)}
                onDeleted={() => {
                  setDeletionId(null)
                  title.current?.focus()
                }}
              />
            ) : (
              <Entry conversation={conversation} onAsk={() => setDeletionId(conversation.id)} />
            )}
          </Row>
        ))}
      </List>
    </section>
  )
}

const titleOf = ({ title }: Conversation): string => title ?? 'Conversation'

function Entry({ conversation, onAsk }: { conversation: Conversation; onAsk: () => void }) {
  const { open } = useChat()
  return (
    <>
      <Open type="button" onClick={() => open(conversation.id)}>
        <span>{titleOf(conversation)}</span>
        {conversation.lastMessageAt && <small>{formatDate(conversation.lastMessageAt)}</small>}
      </Open>
      <IconButton label={`Delete ${titleOf(conversation)}`} onClick={onAsk}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}

interface ConfirmationProps {
  conversation: Conversation
  onKeep: () => void
  onDeleted: () => void
}

function Confirmation({ conversation, onKeep, onDeleted }: ConfirmationProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const deletion = useChange({
    send: () => call(conversationEndpoints.delete, { params: { id: conversation.id } }),
    reads: [conversationEndpoints.list, assistantEndpoints.stats],
    failed: { otherwise: 'Failed to delete conversation. Please try again.' },
  })
  // Not `mutate`: it would forget to call back, because this question is gone with the conversation.
  const confirm = () => deletion.mutateAsync().then(onDeleted, () => undefined)
  return (
    <Question role="group" aria-label={`Delete ${titleOf(conversation)}?`}>
      <span>Delete this conversation?</span>
      <Button ref={keep} variant="outline" size="sm" onClick={onKeep}>
        Keep
      </Button>
      <Button variant="danger" size="sm" pending={deletion.isPending} onClick={confirm}>
        Delete
      </Button>
    </Question>
  )
}

const Title = styled.h3`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  outline: none;
`

const List = styled.ul`
  margin-top: ${space[1]};
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

const Open = styled.button`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.touch};
  margin-inline-start: -${space[2]};
  padding: 10px ${space[2]};
  border-radius: ${radius.sm};
  color: ${color.text};
  text-align: start;
  ${media.hover} { &:hover { background: ${color.hover}; } }
  & > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`

const Question = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  & > span {
    flex: 1 1 12ch;
    font-size: ${fontSize.sm};
  }
`
