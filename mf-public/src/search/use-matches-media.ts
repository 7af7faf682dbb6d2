import { useSyncExternalStore } from 'react'

/** Whether a media query holds now, and as it changes. */
export const useMatchesMedia = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
