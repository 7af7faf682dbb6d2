import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server draws and in the browser's first frame of it, and true from then on: for what only a browser can draw. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
