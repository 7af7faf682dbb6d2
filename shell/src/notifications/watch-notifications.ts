// A browser has only six connections to a host: the page that holds the lock listens while it is visible, and passes on what arrives.
import { keepStream, whileShown } from '@portal/client/keep-stream'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { Arrival } from '@portal/shared-ui/platform/platform'

/** Null: something may have arrived unnoticed. */
type Tell = (arrival: Arrival | null) => void

/** Runs `work` when no other page does; without locks, which need https or localhost, each page does. */
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
 * Calls back while the page is visible: with what arrives, and with null when something may have been missed. Returns a function that ends
 * it.
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
