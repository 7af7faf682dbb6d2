import { whenIdle } from '@portal/shared-ui/platform/when-idle'
import { useEffect, useState } from 'react'

/** The longest wait for the content. */
const patienceMs = 4000

/** Whether the main content is drawn (`isSeen`) and the browser has been idle since; then true for good. */
export const useWhenIdle = (isSeen: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return
    const begin = () => setIdle(true)
    if (isSeen) return whenIdle(begin)
    const timer = setTimeout(begin, patienceMs)
    return () => clearTimeout(timer)
  }, [isSeen, isIdle])
  return isIdle
}
