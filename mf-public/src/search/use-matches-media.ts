import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now, and as it changes; undefined where a page is drawn for a screen of unknown size. */
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
