import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the element has come near the visible area; true from then on, and if this cannot be observed.
 * @param reachPx how far above or below the visible area counts as near
 */
export function useIsNear<Target extends Element>(
  reachPx: number,
): [ref: RefObject<Target | null>, isNear: boolean] {
  const ref = useRef<Target>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !ref.current) return
    const reach = `${reachPx}px`
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: reach, scrollMargin: reach }, // for the page, and for a list that scrolls within it
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, reachPx])
  return [ref, isNear]
}
