import { firstRead } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { loadTabAhead } from './saved-page.tsx'
import { savedTabIn } from './saved-tabs.ts'

/** The data of the tab. Only the browser knows which homes were viewed. */
export const savedReads = async ({ search }: PageVisit): Promise<FirstRead[]> => {
  await loadTabAhead(search)
  const reads = {
    homes: [firstRead(favoriteEndpoints.list)],
    searches: [firstRead(savedSearchEndpoints.list)],
    viewed: [],
  }
  return reads[savedTabIn(search)]
}
