// One stream for all of a browser's pages, since it has only six connections to a host. The page that holds the lock listens, while
// it is visible, and passes on what arrives to the others.
import { keepStream, whileShown } from '@portal/client/keep-stream'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { Arrival } from '@portal/shared-ui/platform/platform'

/** Null: something may have arrived unnoticed. */
type Tell = (arrival: Arrival | null) => void

/** Runs `work` when no other page does; without locks, which browsers only have on https and localhost pages, each page does. */
const alone = async (name: string, signal: AbortSignal, work: () => Promise<void>, onWait: () => void) => {
  if (!navigator.locks) return work()
  const isDone = await navigator.locks.request(name, { ifAvailable: true }, async lock => {
    if (lock) await work()
    return lock !== null
  })
  if (isDone || signal.aborted) return
  onWait()
  await navigator.locks.request(name, { signal }, work).catch(() => undefined) // hidden before its turn came
}

/**
 * Calls back with what arrives for the person while the page is visible, and with null when something may have been missed: at the
 * start, whenever the page is shown again, and after a lost connection. Returns a function that ends it.
 */
export const watchNotifications = (personId: string, tell: Tell): (() => void) => {
  const name = `notifications ${personId}`
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const isVisible = () => document.visibilityState === 'visible'
  channel?.addEventListener('message', ({ data }) => isVisible() && tell(data))
  const stream = {
    endpoint: notificationEndpoints.stream,
    tell: (arrival: Arrival | null) => {
      tell(arrival)
      channel?.postMessage(arrival)
    },
  }
  const forget = whileShown(
    (signal, isLeft) =>
      void alone(
        name,
        signal,
        () => keepStream(stream, signal, isLeft),
        () => tell(null),
      ),
  )
  return () => {
    forget()
    channel?.close()
  }
}
