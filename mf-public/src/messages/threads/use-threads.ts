import { useFresh } from '@portal/app-kit/use-fresh'
import { queryOf } from '@portal/client/call'
import { pagesOf, rowsOf } from '@portal/client/pages-of'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ThreadsView, threadsQuery } from './threads-view.ts'

/** Read again on every visit, because others write at any time. */
export const useThreads = (view: ThreadsView) => {
  const found = useInfiniteQuery({
    ...pagesOf(cursor => queryOf(threadEndpoints.list, { query: { ...threadsQuery(view), cursor } })),
    ...useFresh(),
    placeholderData: keepPreviousData, // while words are typed
  })
  return { ...found, threads: found.data && rowsOf(found.data.pages.map(page => page.threads)) }
}
