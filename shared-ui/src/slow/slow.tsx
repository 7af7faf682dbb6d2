// After 10 s, everything that is waiting says so in words.
import { useEffect, useState } from 'react'

const slowAfterMs = 10_000

/** Long enough that a person should hear about it. */
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
