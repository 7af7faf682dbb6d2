// The landlord's own homes, in pages.
import { queriesOf, queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import type { Answer } from '@portal/contract/endpoint'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type HomesView, homesQuery } from './homes-view.ts'

export const myHomePages = (view: HomesView) =>
  pagesOf(cursor => queryOf(ownPropertyEndpoints.my, { query: { ...homesQuery(view), cursor } }))

type Pages = InfiniteData<Answer<typeof ownPropertyEndpoints.my>>

/** Changes the cached homes until they are refetched. */
export const changeMyHomes = (
  queryClient: QueryClient,
  change: (homes: readonly OwnProperty[]) => OwnProperty[],
): void => {
  const queries = queriesOf(ownPropertyEndpoints.my)
  queryClient.setQueriesData<Pages>(
    { ...queries, predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
    known =>
      known && {
        ...known,
        pages: known.pages.map(page => ({ ...page, properties: change(page.properties) })),
      },
  )
  // Other screens load the whole list.
  void queryClient.invalidateQueries({ ...queries, refetchType: 'none' })
}
