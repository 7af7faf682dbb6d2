import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const pauseMs = 3000

/**
 * Whether it is time for what the first screen does without: at once, except on a page that was drawn with its answers, which is
 * left alone for a while, until the browser is idle.
 */
export const useLater = (wasDrawn: boolean): boolean => {
  const [isTime, setTime] = useState(!wasDrawn)
  useEffect(() => {
    if (isTime) return
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = whenIdle(() => setTime(true))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isTime])
  return isTime
}
