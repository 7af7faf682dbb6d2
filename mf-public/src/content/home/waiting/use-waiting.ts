import { queryOf } from '@portal/client/call'
import { openApplications, openQuery } from '@portal/contract/applications/open-applications'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

type Query<Answer, Key extends QueryKey> = Pick<
  UseQueryOptions<Answer, Error, Answer, Key>,
  'queryKey' | 'queryFn'
>

/** A query that is refetched on every visit and shows the cached answer in the meantime. */
export const useWaiting = <Answer, Key extends QueryKey>(query: Query<Answer, Key>) => {
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  return { data, isError, retry: () => void refetch() }
}

/** What a `WaitingPanel` shows of an answer that is a page of a list. */
export const useWaitingList = <Answer extends { nextCursor: string | null }, Key extends QueryKey, Thing>(
  query: Query<Answer, Key>,
  thingsOf: (answer: Answer) => readonly Thing[],
) => {
  const { data, ...state } = useWaiting(query)
  return { things: data && thingsOf(data), isMore: Boolean(data?.nextCursor), ...state }
}

/** Offers and notices that the person has to answer, or that expire soon; for both roles. */
export const useWaitingTenancies = () =>
  useWaitingList(
    queryOf(tenancyEndpoints.list, { query: { waiting: 'true', limit: 100 } }),
    ({ tenancies }) => tenancies,
  )

export const useOpenApplications = (more: { order?: 'newest' } = {}) =>
  useWaitingList(
    queryOf(openApplications, { query: { ...openQuery, ...more } }),
    ({ applications }) => applications,
  )
