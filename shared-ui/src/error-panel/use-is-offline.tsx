import { useEffect, useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** When the connection last came back, in milliseconds. */
let backAt = Number.NEGATIVE_INFINITY
const minPauseMs = 1000
/** An error that is still shown a minute after the connection came back has another cause. */
const patienceMs = 60_000

/**
 * Whether there is no connection, if the browser knows. `onReconnect` is called when the connection is back, and for a minute at growing
 * pauses if that did not help: the browser reports it before every request gets through, and a slow machine can show only later that a
 * request failed.
 */
export const useIsOffline = (onReconnect: (() => void) | undefined): boolean => {
  useEffect(() => {
    if (!onReconnect) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryLater = () => {
      const sinceBack = Date.now() - backAt
      if (sinceBack > patienceMs) return
      timer = setTimeout(tryNow, Math.max(minPauseMs, sinceBack))
    }
    const tryNow = () => {
      onReconnect()
      tryLater()
    }
    const reconnect = () => {
      backAt = Date.now()
      clearTimeout(timer)
      tryNow()
    }
    tryLater()
    window.addEventListener('online', reconnect)
    return () => {
      window.removeEventListener('online', reconnect)
      clearTimeout(timer)
    }
  }, [onReconnect])
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  )
}
