import { type PointerEvent, useEffect, useRef } from 'react'

/** How far a pointer can move during a press, in px. */
const stillPx = 10

/**
 * An error that appears when a field loses the focus can move a button away while it is pressed; the browser then sends no click. Returns a
 * handler for `pointerdown` that clicks the button anyway if the pointer is released where it was pressed.
 */
export const useKeptPress = () => {
  const press = useRef<AbortController>(null)
  useEffect(() => () => press.current?.abort(), [])
  return ({ target, clientX, clientY }: PointerEvent): void => {
    press.current?.abort()
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    press.current = new AbortController()
    const click = (event: MouseEvent) => {
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= stillPx
      if (isStill && event.target instanceof Node && !button.contains(event.target)) button.click()
    }
    document.addEventListener('click', click, { once: true, signal: press.current.signal })
  }
}
