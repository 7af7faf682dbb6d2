// Sends one message to the assistant, and caches the question and the answer for every screen.
import { queriesOf, queryOf } from '@portal/client/call'
import { callStream } from '@portal/client/call-stream'
import type { ConversationCategory, Message } from '@portal/contract/assistant/conversation'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { ownTimeZone } from '@portal/contract/values/moment-words'
import type { QueryClient } from '@tanstack/react-query'
import { beforeQuestion } from './before-question.ts'

export interface Question {
  message: string
  /** The same id for all tries, so that it is asked only once. */
  clientId: string | undefined
  /** Null for the first message of a conversation. */
  conversationId: string | null
  category: ConversationCategory
}

interface Listening {
  onStart: (conversationId: string) => void
  onWords: (words: string) => void
  /** All words so far, after some were taken back. */
  onReplace: (words: string) => void
  onTool: (name: string) => void
}

const messagesOf = (id: string) => queryOf(conversationEndpoints.messages, { params: { id } })

/** Resolves with the conversation's id once the answer is complete; rejects like other calls. */
export const ask = async (
  { conversationId, message, clientId, category }: Question,
  { onStart, onWords, onReplace, onTool }: Listening,
  signal: AbortSignal,
  client: QueryClient,
): Promise<string> => {
  const listeners = {
    started: ({ conversation }: { conversation: { id: string } }) => onStart(conversation.id),
    delta: ({ text }: { text: string }) => onWords(text),
    replaced: ({ text }: { text: string }) => onReplace(text),
    tool: ({ name }: { name: string }) => onTool(name),
  }
  const timeZone = ownTimeZone()
  const { conversation, message: answer } = conversationId
    ? await callStream(
        conversationEndpoints.send,
        { params: { id: conversationId }, body: { message, timeZone, clientId }, signal },
        listeners,
      )
    : await callStream(
        conversationEndpoints.start,
        { body: { message, category, timeZone, clientId }, signal },
        listeners,
      )
  const { queryKey } = messagesOf(conversation.id)
  const id = clientId ?? `before ${answer.id}`
  const question: Message = {
    ...nothingElse(),
    id,
    role: 'user',
    content: message,
    timestamp: answer.timestamp,
  }
  // If the conversation's messages were never loaded, the refetch below loads them.
  client.setQueryData<{ messages: Message[] }>(queryKey, known =>
    known || !conversationId
      ? { messages: [...beforeQuestion(known?.messages ?? [], message), question, answer] }
      : known,
  )
  refresh(conversation.id, client)
  return conversation.id
}

const nothingElse = () => ({ homes: [], drafts: [], sources: [], isCut: false })

/** Refetches the messages as they are stored, and the conversations' list and counts. */
export const refresh = (conversationId: string, client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: messagesOf(conversationId).queryKey })
  void client.invalidateQueries(queriesOf(conversationEndpoints.list))
  void client.invalidateQueries(queriesOf(assistantEndpoints.stats))
}
