import type { Answer } from '@portal/contract/endpoint'
import type { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { ThreadMessage } from '@portal/contract/threads/thread'
import type { InfiniteData } from '@tanstack/react-query'

/** The latest page first; each page oldest first. */
export type Pages = InfiniteData<Answer<typeof threadEndpoints.messages>>

/** All loaded messages, oldest first, each once: while a page is read, what arrives moves the others. */
export const messagesIn = ({ pages }: Pages): ThreadMessage[] => {
  const byPosition = new Map(
    pages.flatMap(({ messages }) => messages).map(message => [message.position, message]),
  )
  return [...byPosition.values()].sort((one, other) => one.position - other.position)
}

/** The pages with a new message; null if others are missing before it, so that they have to be read. */
export const withMessage = (loaded: Pages, message: ThreadMessage): Pages | null => {
  const [latest, ...earlier] = loaded.pages
  if (!latest) return null
  const last = latest.messages.at(-1)?.position ?? 0
  if (message.position <= last) return loaded
  if (message.position > last + 1) return null
  const thread = { ...latest.thread, lastMessage: message, lastMessageAt: message.createdAt }
  return { ...loaded, pages: [{ ...latest, thread, messages: [...latest.messages, message] }, ...earlier] }
}
