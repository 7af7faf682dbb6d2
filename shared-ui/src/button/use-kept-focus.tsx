import { useLayoutEffect } from 'react'

/** It lost the focus by being disabled; null once something has the focus again. */
let deprived: HTMLButtonElement | null = null

// Some browsers take the focus in the middle of React's commit, when React handles no events, and others a moment later.
if (typeof document !== 'undefined') {
  document.addEventListener('focus', () => (deprived = null), true)
  document.addEventListener(
    'blur',
    ({ target }) => {
      if (target instanceof HTMLButtonElement && target.disabled) deprived = target
    },
    true,
  )
}

/**
 * A browser takes the focus from a disabled button. A pressed one gets it back once it is enabled, unless the focus has moved elsewhere.
 */
export const useKeptFocus = (isDisabled: boolean): void => {
  useLayoutEffect(() => {
    if (!isDisabled && !deprived?.disabled && document.activeElement === document.body) deprived?.focus()
  }, [isDisabled])
}
