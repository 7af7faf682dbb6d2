import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { AiHubPage, loadTabAhead } from './hub/ai-hub-page.tsx'

export const pages: AppPage[] = [
  {
    path: sitePaths.assistant,
    access: 'session',
    title: 'AI Intelligence Hub',
    firstPaint: async () => (await import('./hub/hub-skeleton.tsx')).HubSkeleton,
    reads: async visit => (await import('./hub/hub-reads.ts')).hubReads(visit),
    load: async () => {
      if (typeof window !== 'undefined') await loadTabAhead(new URLSearchParams(window.location.search))
      return AiHubPage
    },
  },
]
