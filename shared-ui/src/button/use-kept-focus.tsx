import { useLayoutEffect, useRef } from 'react'

/**
 * A browser takes the focus from a button that is disabled. One that was pressed has it again once it is enabled, unless the focus
 * has gone elsewhere.
 */
export const useKeptFocus = (isDisabled: boolean): void => {
  const pressed = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isDisabled && focused instanceof HTMLButtonElement && focused.disabled) pressed.current = focused
    if (isDisabled) return
    if (focused === document.body) pressed.current?.focus()
    pressed.current = null
  }, [isDisabled])
}
