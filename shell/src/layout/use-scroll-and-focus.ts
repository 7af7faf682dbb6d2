import { useLayoutEffect, useRef } from 'react'
import { useAddress } from '../address/address.ts'
import { currentName, nameOf, openScrollPlaces, type ScrollPlaces } from './scroll-places.ts'

/** After this a page has all of its parts, and is as tall as it will be. */
const patienceMs = 10_000

/** Scrolls to the part once the page has it. `onEnd` is called then, or when it does not come; the returned function stops it before. */
const scrollToPart = (id: string, onEnd: () => void): (() => void) => {
  const look = () => {
    const part = document.getElementById(id)
    if (!part) return
    part.scrollIntoView()
    end()
  }
  const observer = new ResizeObserver(look)
  const stop = () => {
    observer.disconnect()
    window.clearTimeout(timer)
  }
  const end = () => {
    stop()
    onEnd()
  }
  const timer = window.setTimeout(end, patienceMs)
  observer.observe(document.body)
  return stop
}

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const heightNow = (): number => document.documentElement.scrollHeight
const isAt = (y: number): boolean => Math.abs(window.scrollY - y) < 1

/**
 * Scrolls again whenever the page's height changes, such as for a list that loads, until the person's first input or another scroll, such
 * as find in page. `onEnd` is called once, unless the returned function stops it before.
 */
const scrollPatiently = (y: number, onEnd: () => void): (() => void) => {
  const stopped = new AbortController()
  /** The page's height when it was at the place; undefined while it is too short. */
  let heightThere: number | undefined
  const scroll = () => {
    window.scrollTo(0, y)
    heightThere = isAt(y) ? heightNow() : undefined
  }
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    stopped.abort()
    observer.disconnect()
    window.clearTimeout(timer)
  }
  const end = () => {
    stop()
    onEnd()
  }
  const timer = window.setTimeout(end, patienceMs)
  for (const input of inputs)
    window.addEventListener(input, end, { passive: true, capture: true, signal: stopped.signal })
  // A page that changes its height also scrolls; at the same height, something else scrolled.
  const notice = () => heightThere === heightNow() && !isAt(y) && end()
  window.addEventListener('scroll', notice, { passive: true, capture: true, signal: stopped.signal })
  scroll()
  observer.observe(document.body)
  return stop
}

/**
 * A new page starts at its top, or at the part that its address names, with the focus on the content; a return where the person was, even
 * after a reload. By history entry: not every router on the page knows the kind of navigation.
 */
export const useScrollAndFocus = (mainId: string): void => {
  const { key, pathname, hash } = useAddress()
  const name = nameOf({ key, pathname, hash })
  const opened = useRef<ScrollPlaces>(null)
  const shown = useRef({ name: '', pathname })
  const isReturning = useRef(false)

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => {
      // Scrolling while the page changes is not the person's.
      if (isReturning.current || currentName() !== shown.current.name) return
      opened.current?.set(shown.current.name, window.scrollY)
    }
    const keep = () => opened.current?.keep()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    opened.current ??= openScrollPlaces()
    const places = opened.current
    const isSamePage = shown.current.pathname === pathname
    shown.current = { name, pathname }
    if (!isSamePage) document.getElementById(mainId)?.focus({ preventScroll: true })
    const y = places.get(name)
    if (y === undefined) {
      // The same page at another address, such as with another filter, keeps its position.
      if (!isSamePage) window.scrollTo(0, 0)
      places.set(name, window.scrollY)
      if (isSamePage || !hash) return
    }
    isReturning.current = true
    const end = () => {
      isReturning.current = false
    }
    const stop = y === undefined ? scrollToPart(hash.slice(1), end) : scrollPatiently(y, end)
    return () => {
      stop()
      end()
    }
  }, [name, pathname, hash, mainId])
}
