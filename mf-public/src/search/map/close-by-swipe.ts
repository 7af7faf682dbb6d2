/** Shorter swipes can be unintended, so they spring back. */
const enoughPx = 48

/** Lets a finger drag an element down and away; returns a function to stop. Its `touch-action` must be none. */
export const closeBySwipe = (element: HTMLElement, close: () => void): (() => void) => {
  let startY: number | null = null
  const pulledPx = (event: PointerEvent): number =>
    startY === null ? 0 : Math.max(0, event.clientY - startY)
  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'touch') startY = event.clientY
  }
  const follow = (event: PointerEvent) => {
    if (startY !== null) element.style.translate = `0 ${pulledPx(event)}px`
  }
  const end = (event: PointerEvent) => {
    const isEnough = event.type === 'pointerup' && pulledPx(event) >= enoughPx
    startY = null
    element.style.translate = ''
    if (isEnough) close()
  }
  const stopped = new AbortController()
  const { signal } = stopped
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', follow, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  return () => stopped.abort()
}
