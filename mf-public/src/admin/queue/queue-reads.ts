import { firstRead } from '@portal/client/call'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { queueQuery, viewIn } from './queue-view.ts'

export const queueReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(findingEndpoints.list, { query: queueQuery(viewIn(search)) }),
]
