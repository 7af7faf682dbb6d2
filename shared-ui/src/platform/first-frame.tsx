import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Sent on window, so that the server-drawn skeleton can go. */
export const firstFrameEvent = 'portal:first-frame'

/** Returns the function that releases it. */
type Hold = () => () => void

const Holding = createContext<Hold | undefined>(undefined)

/** Not announced while this is true for anything in it. */
export const useHoldFirstFrame = (isHolding: boolean): void => {
  const hold = useContext(Holding)
  useLayoutEffect(() => (isHolding ? hold?.() : undefined), [isHolding, hold])
}

/**
 * Nothing is announced while the page's code is still loading. A router listens only from its first frame on, so a navigation before that
 * is announced again.
 */
export const FirstFrame = ({ children }: { children?: ReactNode }) => {
  const [start] = useState(() => window.location.href)
  const holds = useRef(0)
  const isAnnounced = useRef(false)
  const announce = useCallback(() => {
    if (holds.current > 0 || isAnnounced.current) return
    isAnnounced.current = true
    if (window.location.href !== start)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    window.dispatchEvent(new Event(firstFrameEvent))
  }, [start])
  const hold = useCallback(() => {
    holds.current += 1
    return () => {
      holds.current -= 1
      queueMicrotask(announce) // once the page shows what replaced it
    }
  }, [announce])
  useLayoutEffect(announce, [announce])
  return <Holding value={hold}>{children}</Holding>
}
