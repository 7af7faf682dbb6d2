import { whenIdle } from '@portal/shared-ui/platform/when-idle'
import { useEffect, useState } from 'react'

const pauseMs = 3000

/** Whether to load what the first screen does not need: immediately, or on a server-rendered page after a pause and once idle. */
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
