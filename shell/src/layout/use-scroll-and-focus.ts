import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * On a new page, starts at the top with the keyboard at the content; on the way back, where the person was.
 * Goes by the entry's key: the kind of navigation is not told to every router of the page.
 */
export const useScrollAndFocus = (mainId: string): void => {
  const { key, pathname } = useLocation()
  const seen = useRef(new Map<string, number>())
  const shown = useRef({ key, pathname })

  useLayoutEffect(() => {
    const remember = () => seen.current.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname
    shown.current = { key, pathname }
    if (isSamePage) return
    window.scrollTo(0, seen.current.get(key) ?? 0)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [key, pathname, mainId])
}
