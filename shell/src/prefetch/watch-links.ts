// Fetches pages ahead: one that is pointed at, at once; the likely ones, once a page has been still for a while.
import { afterFirstScreen } from '../after-first-screen.ts'
import { fetchLikelyPages, fetchPage } from './fetch-ahead.ts'
import type { Visitor } from './visitor.ts'

/** Browsers that do not say how they are connected are taken to be connected well. */
const connection = (): { saveData?: boolean; effectiveType?: string } =>
  Reflect.get(navigator, 'connection') ?? {}

/** Whoever pays for each byte, or waits for it, gets only what they ask for. */
const isSparing = (): boolean => {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g') || !navigator.onLine
}

/** A person reads or presses first. */
const pauseMs = 3000
const quietMs = 1000

/** When nothing has come from the network for a while. */
const whenQuiet = (work: () => void): void => {
  let timer = setTimeout(() => end(), quietMs)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => end(), quietMs)
  })
  const end = () => {
    observer.disconnect()
    work()
  }
  observer.observe({ type: 'resource' })
}

const sessionKey = 'fetched-ahead'

/** Whether this tab has done it before; true as well where nothing can be kept. */
const isDone = (): boolean => {
  try {
    const done = sessionStorage.getItem(sessionKey) !== null
    sessionStorage.setItem(sessionKey, 'yes')
    return done
  } catch {
    return true
  }
}

/** Never fails, and says nothing: whatever does not come now is asked for when it is wanted. */
export const watchLinks = (visitor: Visitor): void => {
  const wish = (target: unknown) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== window.location.origin || isSparing()) return
    fetchPage(visitor, link.pathname).catch(() => undefined)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => wish(target), { passive: true })
  // Who was there before this was.
  for (const link of document.querySelectorAll('a:hover, a:focus')) wish(link)

  const fetchLikely = () => {
    if (document.hidden || isSparing() || isDone()) return
    fetchLikelyPages(visitor).catch(() => undefined)
  }
  void afterFirstScreen(() => whenQuiet(fetchLikely), pauseMs)
}
