import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * How many of `count` items to draw: one batch at once, and another whenever the browser is idle, so that a long list
 * does not block input. @param part the size of a batch; Infinity draws all at once
 */
export const useDrawnInParts = (count: number, part: number): number => {
  const [drawn, setDrawn] = useState(part)
  useEffect(() => {
    if (drawn < count) return whenIdle(() => startTransition(() => setDrawn(drawn + part)))
  }, [drawn, count, part])
  return Math.min(drawn, count)
}
