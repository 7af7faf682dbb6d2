import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the browser's first frame: for what only a browser can draw. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
