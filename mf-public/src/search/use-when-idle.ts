import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** What does not come is not waited for longer. */
const patienceMs = 4000

/** Whether what has to be seen first (`isSeen`) was drawn, and the browser has been idle since; stays true from then on. */
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
