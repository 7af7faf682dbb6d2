import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below or above what is in sight counts as near. */
const reach = '600px'

/** Whether the element has come near what is in sight, and stays true from then on; at once where nothing can say so. */
export function useIsNear<Seen extends Element>(): [ref: RefObject<Seen | null>, isNear: boolean] {
  const ref = useRef<Seen>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: reach, scrollMargin: reach }, // of the page, and of a list that scrolls within it
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
