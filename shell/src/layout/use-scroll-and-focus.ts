import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * On a new page, starts at the top with the focus on the content; on the way back, where the person was.
 * It uses the entry's key, because not every router on the page knows the kind of navigation.
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
