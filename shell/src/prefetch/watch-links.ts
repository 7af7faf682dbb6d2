// A hovered page right away; likely ones, once the page has been idle for a while.
import { afterFirstScreen } from '../after-first-screen.ts'
import { fetchLikelyPages, fetchPage } from './fetch-ahead.ts'
import type { Visitor } from './visitor.ts'

/** Browsers that do not report it are assumed to have a good one. */
const connection = (): { saveData?: boolean; effectiveType?: string } =>
  Reflect.get(navigator, 'connection') ?? {}

/** People who pay for each byte, or wait for it, get only what they ask for. */
const isSparing = (): boolean => {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g') || !navigator.onLine
}

/** A person reads or presses first. */
const pauseMs = 3000
const quietMs = 1000

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

/** In this tab before; also true without storage. */
const isDone = (): boolean => {
  try {
    const done = sessionStorage.getItem(sessionKey) !== null
    sessionStorage.setItem(sessionKey, 'yes')
    return done
  } catch {
    return true
  }
}

/** Never fails or logs: what fails to load now is requested when it is wanted. */
export const watchLinks = (visitor: Visitor): void => {
  const wish = (target: unknown) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== window.location.origin || isSparing()) return
    fetchPage(visitor, link.pathname).catch(() => undefined)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => wish(target), { passive: true })
  // Links hovered before this code was loaded.
  for (const link of document.querySelectorAll('a:hover, a:focus')) wish(link)

  const fetchLikely = () => {
    if (document.hidden || isSparing() || isDone()) return
    fetchLikelyPages(visitor).catch(() => undefined)
  }
  void afterFirstScreen(() => whenQuiet(fetchLikely), pauseMs)
}
