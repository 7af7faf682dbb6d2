/** After this a page is as tall as it will be. */
const patienceMs = 10_000
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const heightNow = (): number => document.documentElement.scrollHeight
const isAt = (y: number): boolean => Math.abs(window.scrollY - y) < 1

/**
 * Scrolls to a place on a page that is still growing, as a list does while it loads, and again whenever its height
 * changes. The person's first input ends it, and so does whatever else scrolls away from the place, such as the browser
 * looking for a word. `onEnd` is called once, unless what is returned stops it before.
 */
export const scrollPatiently = (y: number, onEnd: () => void): (() => void) => {
  const stopped = new AbortController()
  /** As tall as the page was when it was there; undefined while it is too short. */
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
  // A page that changes its height scrolls by itself too; one that does not was scrolled by somebody.
  const notice = () => heightThere === heightNow() && !isAt(y) && end()
  window.addEventListener('scroll', notice, { passive: true, capture: true, signal: stopped.signal })
  scroll()
  observer.observe(document.body)
  return stop
}
