import { type PageQuery, pagesOf } from '@portal/client/pages-of'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFresh } from './use-fresh.tsx'

/** A list, a page at a time, that is read again on every visit. */
export const usePages = <Answer extends { nextCursor: string | null } | readonly { id: string }[]>(
  read: (cursor?: string) => PageQuery<Answer>,
  limit?: number,
) => useInfiniteQuery({ ...pagesOf(read, limit), ...useFresh() })
