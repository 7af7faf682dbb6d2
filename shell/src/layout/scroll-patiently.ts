/** After this a page is as tall as it will be. */
const patienceMs = 10_000
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place on a page that is still growing, as a list does while it loads, and again whenever its height
 * changes. The person's first input ends it. `onEnd` is called once, unless what is returned stops it before.
 */
export const scrollPatiently = (y: number, onEnd: () => void): (() => void) => {
  const stopped = new AbortController()
  const scroll = () => window.scrollTo(0, y)
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
  scroll()
  observer.observe(document.body)
  return stop
}
