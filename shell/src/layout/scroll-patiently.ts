/** After this a page is as tall as it will be. */
const patienceMs = 10_000
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const heightNow = (): number => document.documentElement.scrollHeight
const isAt = (y: number): boolean => Math.abs(window.scrollY - y) < 1

/**
 * Scrolls again whenever the page's height changes, such as for a list that loads, until the person's first input or another scroll, such
 * as find in page. `onEnd` is called once, unless the returned function stops it before.
 */
export const scrollPatiently = (y: number, onEnd: () => void): (() => void) => {
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
