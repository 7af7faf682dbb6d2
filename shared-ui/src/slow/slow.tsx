// After 10 s of waiting, every waiting thing says so in words.
import { useEffect, useState } from 'react'

const slowAfterMs = 10_000

/** Whether something has been waited for so long that a person wants to hear of it. */
export const useSlow = (isWaiting: boolean): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
