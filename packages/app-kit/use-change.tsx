// A change that a person makes: it is sent, a toast says how it went, and what shows it is read again.
import { queriesOf } from '@portal/client/call'
import type { Endpoint } from '@portal/contract/endpoint'
import { type ToastMessage, useToast } from '@portal/shared-ui/platform/platform'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

export type Read = Endpoint & { method: 'GET' }
type Said = Pick<ToastMessage, 'title' | 'description'>

interface Change<Given, Answer> {
  send: (given: Given) => Promise<Answer>
  /**
   * Everything that shows what changes. After a success it is awaited, so that a button waits until the screen is up to date;
   * after a failure too it is read again, because another tab or person may have been faster, or only the answer was lost.
   */
  reads?: readonly Read[]
  /** Puts the answer on the screen before the reads are there. */
  onDone?: (answer: Answer, given: Given) => void
  /** The toast after a success. Without it, the caller shows one. */
  done?: (answer: Answer, given: Given) => Said
  /** The toast after a failure; null for one that the caller shows, as all are without it. */
  failed?: (error: Error, given: Given) => Said | null
  /** Changes of one scope are sent one after another. */
  scope?: string
}

/** TanStack Query's mutation. It still rejects after a failure was shown, so that a form can stay open and keep its values. */
export const useChange = <Answer, Given = void>(change: Change<Given, Answer>) => {
  const { send, reads = [], onDone, done, failed, scope } = change
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    ...(scope && { scope: { id: scope } }),
    mutationFn: send,
    onSuccess: (answer, given) => {
      onDone?.(answer, given)
      if (done) toast({ ...done(answer, given), tone: 'success' })
      return refetch(queryClient, reads)
    },
    onError: (error, given) => {
      void refetch(queryClient, reads)
      const said = failed?.(error, given)
      if (said) toast({ ...said, tone: 'danger' })
    },
  })
}

/**
 * Reads these again wherever they are shown, and elsewhere when they are shown next; settles once they are there. A first load that
 * is under way may have begun before the change, and TanStack Query would let it count: it is repeated.
 */
export const refetch = (
  queryClient: Pick<QueryClient, 'invalidateQueries' | 'getQueryCache'>,
  reads: readonly Read[],
): Promise<unknown> =>
  Promise.all(
    reads.map(async read => {
      const queries = queriesOf(read)
      const loading = queryClient
        .getQueryCache()
        .findAll({ ...queries, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined)
      await queryClient.invalidateQueries(queries)
      if (loading.length > 0)
        await queryClient.invalidateQueries({ ...queries, predicate: query => loading.includes(query) })
    }),
  )
