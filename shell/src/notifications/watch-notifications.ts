// One stream for all of a browser's pages, since it has only six connections to a host. The page that holds the lock listens, while
// it is visible, and passes on what arrives to the others.
import { keepStream, type Tell } from './keep-stream.ts'

/** If a page is still here this long after it was about to be left, the person stayed, or started a download. */
const stayedAfterMs = 30_000

const isVisible = () => document.visibilityState === 'visible'

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
  channel?.addEventListener('message', ({ data }) => isVisible() && tell(data))
  const tellAll: Tell = arrival => {
    tell(arrival)
    channel?.postMessage(arrival)
  }
  let leftAt = Number.NEGATIVE_INFINITY
  const leave = () => {
    leftAt = performance.now()
  }
  const isLeft = () => performance.now() < leftAt + stayedAfterMs
  let shown: AbortController | undefined
  const follow = () => {
    if (isVisible() === Boolean(shown)) return
    shown?.abort()
    shown = isVisible() ? new AbortController() : undefined
    const signal = shown?.signal
    if (signal)
      void alone(
        name,
        signal,
        () => keepStream(tellAll, signal, isLeft),
        () => tell(null),
      )
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('beforeunload', leave)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('beforeunload', leave)
    shown?.abort()
    channel?.close()
  }
}
