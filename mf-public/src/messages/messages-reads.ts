import { firstRead } from '@portal/client/call'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { threadsQuery, viewIn } from './threads/threads-view.ts'

export const messagesReads = ({ params: { id }, search }: PageVisit): FirstRead[] => [
  firstRead(threadEndpoints.list, { query: threadsQuery(viewIn(search)) }),
  firstRead(threadEndpoints.counts),
  ...(id ? [firstRead(threadEndpoints.messages, { params: { id } })] : []),
]
