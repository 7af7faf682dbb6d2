import { firstRead } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { loadTabAhead } from './saved-page.tsx'
import { savedTabIn } from './saved-tabs.ts'

/** What the tab shows. Which homes were viewed, only the browser knows. */
export const savedReads = async ({ search }: PageVisit): Promise<FirstRead[]> => {
  await loadTabAhead(search)
  const reads = {
    homes: [firstRead(favoriteEndpoints.list)],
    searches: [firstRead(savedSearchEndpoints.list)],
    viewed: [],
  }
  return reads[savedTabIn(search)]
}
