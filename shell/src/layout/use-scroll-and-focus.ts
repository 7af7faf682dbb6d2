import { useLayoutEffect, useRef } from 'react'
import { useAddress } from '../address/address.ts'
import { scrollPatiently } from './scroll-patiently.ts'
import { currentName, nameOf, openScrollPlaces, type ScrollPlaces } from './scroll-places.ts'
import { scrollToPart } from './scroll-to-part.ts'

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
