// A change that a person makes: it is sent, a toast says how it went, and what shows it is read again.
import { sentenceOf } from '@portal/client/api-error'
import { queriesOf } from '@portal/client/call'
import type { Endpoint } from '@portal/contract/endpoint'
import { type ToastMessage, useToast } from '@portal/shared-ui/platform/platform'
import { readAgain } from '@portal/shared-ui/platform/read-again'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type Read = Endpoint & { method: 'GET' }
export type ToastWords = Pick<ToastMessage, 'title' | 'description'>

/** A title, or all words; without them "Error", and the API's sentence or else `otherwise`. */
export type Failure = string | (Partial<ToastWords> & { otherwise?: string })

export interface Change<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  /**
   * What shows the change. After a success it is awaited, so that a button waits for the screen; after a
   * failure too it is read again: another tab or person may have been faster, or only the answer was lost.
   */
  reads?: readonly Read[]
  onDone?: (answer: Answer, input: Input) => void
  /** The toast after a success. Without it, the caller shows one. */
  done?: (answer: Answer, input: Input) => ToastWords
  /** The toast after a failure; null, or without this, the caller shows it. */
  failed?: Failure | ((error: Error, input: Input) => Failure | null)
  /** Changes of one scope are sent one after another. */
  scope?: string
}

/** TanStack Query's mutation. It still rejects after a failure was shown, so that a form keeps its values. */
export const useChange = <Answer, Input = void>(change: Change<Input, Answer>) => {
  const { send, reads = [], onDone, done, failed, scope } = change
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    ...(scope && { scope: { id: scope } }),
    mutationFn: send,
    onSuccess: (answer, input) => {
      onDone?.(answer, input)
      if (done) toast({ ...done(answer, input), tone: 'success' })
      return refetch(queryClient, reads)
    },
    onError: (error, input) => {
      void refetch(queryClient, reads)
      const words = typeof failed === 'function' ? failed(error, input) : failed
      if (!words) return
      const { otherwise = 'Please try again.', ...shown } =
        typeof words === 'string' ? { title: words } : words
      toast({ title: 'Error', description: sentenceOf(error, otherwise), ...shown, tone: 'danger' })
    },
  })
}

/** See `readAgain`. */
export const refetch = (
  queryClient: Parameters<typeof readAgain>[0],
  reads: readonly Read[],
): Promise<unknown> => Promise.all(reads.map(read => readAgain(queryClient, queriesOf(read))))
