import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { threadMessages } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { closeThread, reopenThread } from './close-thread.ts'
import { countThreads, listThreads } from './list-threads.ts'
import { markRead, readMessages, streamMessages } from './read-messages.ts'
import { deleteSavedReply, listSavedReplies, readSavedReply, saveReply } from './saved-replies.ts'
import { readWrittenMessage, writeMessage } from './write-message.ts'

export const threadRoutes = [
  route(threadEndpoints.list, listThreads, { isSlow: ({ query }) => query.q !== undefined }),
  route(threadEndpoints.counts, countThreads),
  route(threadEndpoints.messages, readMessages),
  route(threadEndpoints.write, writeMessage, { again: readWrittenMessage, limit: threadMessages }),
  route(threadEndpoints.read, markRead, { room: 0 }),
  route(threadEndpoints.close, closeThread),
  route(threadEndpoints.reopen, reopenThread),
  route(threadEndpoints.stream, streamMessages),
  route(savedReplyEndpoints.list, listSavedReplies),
  route(savedReplyEndpoints.create, saveReply, { again: readSavedReply }),
  route(savedReplyEndpoints.delete, deleteSavedReply),
]
