import { mayAcceptNotice } from '@portal/app-kit/tenancies/notice-words'
import { queryOf } from '@portal/client/call'
import { openApplications, openQuery } from '@portal/contract/applications/open-applications'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { isMoveInDue } from '@portal/contract/tenancies/lifecycle'
import { unreadConversations } from '@portal/contract/threads/unread-conversations'
import { todayIn } from '@portal/shared-ui/local-moment'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { shownRows } from './waiting-layout.tsx'
import { isOpenInquiry, isOpenRequest } from './waiting-words.ts'

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

/** A tenant's: offers and notices to answer, and homes to move into. */
export const useTenanciesAhead = () =>
  useWaitingList(queryOf(tenancyEndpoints.list, { query: { limit: 100 } }), ({ tenancies }) =>
    tenancies.filter(
      tenancy =>
        tenancy.status === 'offered' ||
        tenancy.status === 'agreed' ||
        mayAcceptNotice(tenancy, 'tenant') ||
        isMoveInDue(tenancy, todayIn(tenancy.timeZone ?? 'UTC')),
    ),
  )

/** A landlord's: offers that expire soon, and notices to answer. */
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

export const useUnreadThreads = () =>
  useWaiting(queryOf(unreadConversations, { query: { unread: 'true', limit: shownRows } }))

/** A tenant's. */
export const useOwnInquiries = () =>
  useWaitingList(queryOf(inquiryEndpoints.list, { query: { limit: 100 } }), ({ inquiries }) =>
    inquiries.filter(isOpenInquiry),
  )

/** Questions that wait for the landlord's answer, and agreed tours. */
export const useLandlordInquiries = () =>
  useWaitingList(
    queryOf(inquiryEndpoints.list, { query: { status: 'pending,scheduled', limit: 100 } }),
    ({ inquiries }) => inquiries.filter(isOpenInquiry),
  )

export const useOwnRequests = () => {
  const { data, ...state } = useWaiting(queryOf(maintenanceEndpoints.myRequests, { query: { limit: 100 } }))
  return { things: data?.filter(isOpenRequest), isMore: data?.length === 100, ...state }
}

export interface PressingRequest extends MaintenanceRequest {
  isOverdue: boolean
}

/** Urgent repairs first, then overdue ones, without duplicates; the oldest of each urgency first. */
export const usePressingRequests = () => {
  const query = { sort: 'urgency', limit: 100 } as const
  const urgent = useWaiting(queryOf(maintenanceEndpoints.urgentRequests, { query }))
  const overdue = useWaiting(queryOf(maintenanceEndpoints.overdueRequests, { query }))
  const urgentOpen = urgent.data?.filter(isOpenRequest)
  const overdueIds = new Set(overdue.data?.map(({ id }) => id))
  const things: PressingRequest[] | undefined =
    urgentOpen && overdue.data
      ? [...urgentOpen, ...overdue.data.filter(({ id }) => !urgentOpen.some(other => other.id === id))].map(
          request => ({ ...request, isOverdue: overdueIds.has(request.id) }),
        )
      : undefined
  return {
    things,
    isMore: [urgent, overdue].some(({ data }) => data?.length === query.limit),
    isError: urgent.isError || overdue.isError,
    retry: () => {
      urgent.retry()
      overdue.retry()
    },
  }
}
