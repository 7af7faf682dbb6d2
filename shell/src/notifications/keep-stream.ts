// The stream of a person's notifications, kept open: after a cut it connects again, and while it cannot, the others are told to ask.
import { readLeniently } from '@portal/client/read-leniently'
import { beatEvent } from '@portal/contract/endpoint'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { Notification } from '@portal/contract/notifications/notification'
import type { Arrival } from '@portal/shared-ui/platform/platform'

/** Null: something may have arrived that was not heard. */
export type Tell = (arrival: Arrival | null) => void

const firstPauseMs = 1000
const longestPauseMs = 10_000
/** While nothing can be heard (spec §9). */
const pollMs = 30_000
/** Longer than two beats of the API: the connection is gone, though nobody said so. */
const longestSilenceMs = 40_000
const lookMs = 5000

/**
 * Until `signal` ends it. Tells what arrives, and null whenever something may have been missed. The pauses between tries grow
 * from 1 s to 10 s, each up to a half longer or shorter, so that not all pages come back at once.
 */
export const keepStream = async (tell: Tell, signal: AbortSignal): Promise<void> => {
  let pauseMs = firstPauseMs
  let isOpen = false
  let isBegun = false
  const poll = setInterval(() => !isOpen && navigator.onLine && tell(null), pollMs)
  while (!signal.aborted) {
    const wasOpen = await listen(tell, signal, () => {
      isOpen = true
    })
    isOpen = false
    if (!wasOpen && !isBegun) tell(null)
    isBegun = true
    pauseMs = wasOpen ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    if (!signal.aborted) await pause(pauseMs * (0.5 + Math.random()), signal)
  }
  clearInterval(poll)
}

/** Until the connection ends, or the network is another one; false when there was none. */
const listen = (tell: Tell, signal: AbortSignal, onOpen: () => void): Promise<boolean> =>
  new Promise(resolve => {
    const source = new EventSource(notificationEndpoints.stream.path)
    const over = new AbortController()
    const during = { signal: over.signal }
    let wasOpen = false
    let heardAt = Date.now()
    const end = () => {
      source.close()
      clearInterval(watch)
      over.abort()
      resolve(wasOpen)
    }
    // By the clock: a laptop that was asleep finds at once how long it has heard nothing. One that was set back says nothing of it.
    const watch = setInterval(() => {
      const silenceMs = Date.now() - heardAt
      if (silenceMs < 0 || silenceMs > longestSilenceMs) end()
    }, lookMs)
    const onOpened = () => {
      wasOpen = true
      onOpen()
      tell(null)
    }
    const onArrival = ({ data }: MessageEvent<string>) => {
      heardAt = Date.now()
      tell(readLeniently(Notification, JSON.parse(data)))
    }
    const onBeat = () => {
      heardAt = Date.now()
    }
    source.addEventListener('open', onOpened)
    source.addEventListener('message', onArrival)
    source.addEventListener(beatEvent, onBeat)
    source.addEventListener('error', end)
    window.addEventListener('online', end, during)
    signal.addEventListener('abort', end, during)
  })

/** Offline it lasts until the network is back; never longer than the signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const over = new AbortController()
    const during = { signal: over.signal }
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(() => navigator.onLine && end(), ms)
    window.addEventListener('online', end, during)
    signal.addEventListener('abort', end, during)
  })
