import { failedUpload } from '@portal/client/upload'
import { useEffect, useRef } from 'react'

interface QueueOptions<Item> {
  waiting: () => readonly Item[]
  /** Shows that the file is being sent; settles once it is kept. */
  send: (item: Item, signal: AbortSignal) => Promise<void>
  /** Not called for a file that was taken out. */
  onFailed: (id: string, failure: ReturnType<typeof failedUpload>) => void
}

/** A person's share of what the API reads at once is five. */
const atOnce = 3

/** Call `sendNext` whenever a file begins to wait; `takeOut` ends the sending of one. */
export const useUploadQueue = <Item extends { id: string }>(options: QueueOptions<Item>) => {
  const sending = useRef(new Map<string, AbortController>()).current
  // Uploads end between renders.
  const latest = useRef(options)
  latest.current = options

  useEffect(
    () => () => {
      for (const each of sending.values()) each.abort()
    },
    [sending],
  )

  const send = async (item: Item) => {
    const leave = new AbortController()
    sending.set(item.id, leave)
    try {
      await latest.current.send(item, leave.signal)
    } catch (error) {
      if (!leave.signal.aborted) latest.current.onFailed(item.id, failedUpload(error))
    } finally {
      sending.delete(item.id)
      sendNext()
    }
  }

  /** A file that was taken out and is back waits until its earlier sending has ended. */
  const sendNext = () => {
    for (const item of latest.current.waiting())
      if (sending.size < atOnce && !sending.has(item.id)) void send(item)
  }

  return { sendNext, takeOut: (id: string) => sending.get(id)?.abort() }
}
