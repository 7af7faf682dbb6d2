// The landlord's own homes, newest first, in pages.
import { queriesOf, queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import type { Answer } from '@portal/contract/endpoint'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

export const myHomesQuery = { limit: 24 }

export const myHomePages = () =>
  pagesOf(cursor => queryOf(ownPropertyEndpoints.my, { query: { ...myHomesQuery, cursor } }))

type Pages = InfiniteData<Answer<typeof ownPropertyEndpoints.my>>

/** Changes the cached homes until they are refetched. */
export const changeMyHomes = (
  queryClient: QueryClient,
  change: (homes: readonly OwnProperty[]) => OwnProperty[],
): void => {
  queryClient.setQueryData<Pages>(
    myHomePages().queryKey,
    known =>
      known && {
        ...known,
        pages: known.pages.map(page => ({ ...page, properties: change(page.properties) })),
      },
  )
  // Other screens load the whole list.
  void queryClient.invalidateQueries({ ...queriesOf(ownPropertyEndpoints.my), refetchType: 'none' })
}
