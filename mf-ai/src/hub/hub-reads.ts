import { firstRead } from '@portal/client/call'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { tabOf } from './hub-layout.tsx'
import { recentInsights } from './use-hub.ts'

/** What the overview shows; the other tabs ask when their code has come. */
export const hubReads = ({ search }: PageVisit): FirstRead[] =>
  tabOf(search) === 'overview'
    ? [
        firstRead(assistantEndpoints.stats),
        firstRead(assistantEndpoints.insights, { query: { limit: recentInsights } }),
        firstRead(assistantEndpoints.reminders),
      ]
    : []
