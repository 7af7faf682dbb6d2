import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/**
 * Those of the marks that are drawn now: what was drawn stays, and what is new comes a part at a time whenever the browser has been
 * idle, so that a map full of homes stops nobody who moves it. @param part how many new ones are drawn together
 */
export const useSteadyMarks = <Mark extends { key: string }>(
  marks: readonly Mark[],
  part: number,
): Mark[] => {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const isKnown = ({ key }: Mark) => known.has(key)
  const coming = marks.filter(mark => !isKnown(mark))
  const atOnce = new Set(coming.slice(0, Math.max(0, part - (marks.length - coming.length))))
  const drawn = marks.filter(mark => isKnown(mark) || atOnce.has(mark))
  useEffect(() => {
    if (coming.length === 0) return
    const next = new Set([...drawn, ...coming.slice(0, part)].map(({ key }) => key))
    return whenIdle(() => startTransition(() => setKnown(next)))
  })
  return drawn
}
