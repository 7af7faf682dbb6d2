import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date; undefined during server rendering. */
export const useMatchesMedia = (query: string): boolean | undefined => {
  const watch = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => undefined,
  )
}
