import { whenIdle } from '@portal/shared-ui/platform/when-idle'
import { startTransition, useEffect, useState } from 'react'

/**
 * The marks to draw now: new ones are added in batches whenever the browser is idle, so that many homes never block
 * input. @param part how many new ones are drawn at once
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
