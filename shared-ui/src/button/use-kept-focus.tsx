import { useLayoutEffect } from 'react'
import { chainOf, focusNearby } from './focus-nearby.tsx'

/** The button that last lost the focus by being disabled; null once something has the focus again. */
let deprived: HTMLButtonElement | null = null

/** What last had the focus, and all around it. */
let chain: HTMLElement[] = []

// Some browsers take the focus in the middle of React's commit, when React handles no events, and others a moment later.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'focus',
    ({ target }) => {
      deprived = null
      chain = chainOf(target)
    },
    true,
  )
  document.addEventListener(
    'blur',
    ({ target }) => {
      if (target instanceof HTMLButtonElement && target.disabled) deprived = target
    },
    true,
  )
}

/**
 * A browser takes the focus from a button that is disabled. A pressed button gets it back once it is enabled, unless the focus
 * has moved elsewhere. If the button is gone by then, the nearest place around it gets the focus.
 */
export const useKeptFocus = (isDisabled = false): void => {
  useLayoutEffect(() => {
    if (!isDisabled && !deprived?.disabled && document.activeElement === document.body) deprived?.focus()
  }, [isDisabled])
  useLayoutEffect(() => () => queueMicrotask(focusAfterIt), [])
}

const focusAfterIt = (): void => {
  if (document.activeElement === document.body && chain[0]?.isConnected === false) focusNearby(chain)
}
