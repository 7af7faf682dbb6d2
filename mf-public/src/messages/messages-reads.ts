import { firstRead } from '@portal/client/call'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

export const messagesReads = ({ params: { id } }: PageVisit): FirstRead[] => [
  firstRead(threadEndpoints.list),
  ...(id ? [firstRead(threadEndpoints.messages, { params: { id } })] : []),
]
