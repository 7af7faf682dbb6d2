import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** A query that is refetched on every visit and shows the cached answer in the meantime. */
export const useWaiting = <Answer, Key extends QueryKey>(
  query: Pick<UseQueryOptions<Answer, Error, Answer, Key>, 'queryKey' | 'queryFn'>,
) => {
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  return { data, isError, retry: () => void refetch() }
}
