/** After this the page has all of its parts. */
const patienceMs = 10_000

/** Scrolls to the part once the page has it. `onEnd` is called then, or when it does not come; the returned function stops it before. */
export const scrollToPart = (id: string, onEnd: () => void): (() => void) => {
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
