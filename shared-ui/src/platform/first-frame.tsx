import { type ReactNode, useLayoutEffect, useState } from 'react'

/** Sent on window when an app has drawn its first frame, so that the server-drawn skeleton can go. */
export const firstFrameEvent = 'portal:first-frame'

/**
 * Around the app's page, within one boundary: nothing is announced while the page's code is still loading. A router
 * listens only from its first frame on, so whoever went on before that is announced again.
 */
export const FirstFrame = ({ children }: { children?: ReactNode }) => {
  const [start] = useState(() => window.location.href)
  useLayoutEffect(() => {
    if (window.location.href !== start)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    window.dispatchEvent(new Event(firstFrameEvent))
  }, [start])
  return children
}
