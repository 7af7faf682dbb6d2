// The assistant's one page.
import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { AiHubPage, loadTabAhead } from './hub/ai-hub-page.tsx'
import { HubSkeleton } from './hub/hub-skeleton.tsx'

export const pages: AppPage[] = [
  {
    path: sitePaths.assistant,
    access: 'session',
    title: 'AI Intelligence Hub',
    firstPaint: <HubSkeleton />,
    reads: async visit => (await import('./hub/hub-reads.ts')).hubReads(visit),
    load: async () => {
      if (typeof window !== 'undefined') await loadTabAhead(new URLSearchParams(window.location.search))
      return AiHubPage
    },
  },
]
