// One conversation: its messages, read back page by page, and those that arrive while it is open.
import { refetch } from '@portal/app-kit/use-change'
import { useFresh } from '@portal/app-kit/use-fresh'
import { ApiError } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { keepStream, whileShown } from '@portal/client/keep-stream'
import { pagesOf } from '@portal/client/pages-of'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { ThreadMessage } from '@portal/contract/threads/thread'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { threadReads } from '../threads/threads-view.ts'
import { messagesIn, type Pages, withMessage } from './with-message.ts'

export const useConversation = (id: string) => {
  const queryClient = useQueryClient()
  const query = pagesOf(cursor => queryOf(threadEndpoints.messages, { params: { id }, query: { cursor } }))
  const { queryKey } = query
  const found = useInfiniteQuery({ ...query, ...useFresh() })
  const { data, error } = found

  const readAgain = () => refetch(queryClient, [threadEndpoints.messages])
  const add = (message: ThreadMessage): void => {
    const loaded = queryClient.getQueryData<Pages>(queryKey)
    const next = loaded && withMessage(loaded, message)
    if (next) queryClient.setQueryData(queryKey, next)
    // What is being read can be from before this message.
    if (!next || changesStep(next, message) || queryClient.isFetching({ queryKey }) > 0) void readAgain()
    void refetch(queryClient, threadReads)
  }

  const hear = useEffectEvent((message: ThreadMessage | null) => {
    if (message === null) return void readAgain()
    add(message)
  })
  useEffect(
    () =>
      whileShown(
        (signal, isLeft) =>
          void keepStream(
            { endpoint: threadEndpoints.stream, params: { id }, tell: message => hear(message) },
            signal,
            isLeft,
          ),
      ),
    [id],
  )

  const isGone = error instanceof ApiError && error.status === 404
  return {
    ...found,
    isGone,
    thread: isGone ? undefined : data?.pages[0]?.thread,
    messages: data ? messagesIn(data) : [],
    add,
    readAgain,
  }
}

/** Whether the message can change what comes next: something happened, or a landlord's first words answer an inquiry. */
const changesStep = ({ pages }: Pages, { kind }: ThreadMessage): boolean =>
  kind === 'event' || pages[0]?.thread.nextStep?.type === 'answer_inquiry'

/** The newest message that came from the other person while the conversation is open, by stream or because it was missed there. */
export const useArrived = (messages: readonly ThreadMessage[], otherId: string | undefined) => {
  const [arrived, setArrived] = useState<ThreadMessage | null>(null)
  const last = messages.at(-1)
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (!last) return
    if (known.current !== undefined && last.position > known.current && last.senderId === otherId)
      setArrived(last)
    known.current = last.position
  }, [last, otherId])
  return arrived
}

/** Notes that everything up to this position was read, once it is seen. */
export const useMarkRead = (id: string, position: number, isSeen: boolean): void => {
  const queryClient = useQueryClient()
  const readTo = useRef(0)
  useEffect(() => {
    if (!isSeen || position <= readTo.current) return
    const note = () => {
      if (document.visibilityState !== 'visible' || position <= readTo.current) return
      readTo.current = position
      call(threadEndpoints.read, { params: { id }, body: { position }, isQuiet: true }).then(
        () => refetch(queryClient, [...threadReads, notificationEndpoints.list]),
        () => undefined, // noted with the next message, or on the next visit
      )
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [id, position, isSeen, queryClient])
}
