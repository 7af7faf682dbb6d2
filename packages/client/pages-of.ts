export interface PageQuery<Answer> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  initialData: () => Answer | undefined
}

type Row = { id: string }

/**
 * TanStack Query's options of an infinite query: `read` is the query of the page after a cursor. An answer
 * that is only a list does not say whether more pages follow, so pass how many rows were requested.
 */
export const pagesOf = <Answer extends { nextCursor: string | null } | readonly Row[]>(
  read: (cursor?: string) => PageQuery<Answer>,
  limit = 0,
) => {
  const first = read()
  return {
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
      read(pageParam || undefined).queryFn({ signal }),
    initialPageParam: '',
    getNextPageParam: (page: Answer) =>
      'nextCursor' in page ? page.nextCursor : page.length < limit ? null : page.at(-1)?.id,
    initialData: () => {
      const page = first.initialData()
      return page && { pages: [page], pageParams: [''] }
    },
  }
}

/** The rows of all pages. One that moved between two reads is in both pages: it is listed once, as it was read last. */
export const rowsOf = <Listed extends Row>(pages: readonly (readonly Listed[])[]): Listed[] => [
  ...new Map(pages.flat().map(row => [row.id, row])).values(),
]
