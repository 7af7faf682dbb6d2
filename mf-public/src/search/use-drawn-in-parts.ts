import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * How many of `count` things are drawn: a part of them at once, and one part more whenever the browser has been idle, so that no
 * list holds up what a person does. @param part how many are drawn together
 */
export const useDrawnInParts = (count: number, part: number): number => {
  const [drawn, setDrawn] = useState(part)
  useEffect(() => {
    if (drawn < count) return whenIdle(() => startTransition(() => setDrawn(drawn + part)))
  }, [drawn, count, part])
  return Math.min(drawn, count)
}
