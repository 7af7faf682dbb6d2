import { useIsNear } from '@portal/shared-ui/use-is-near'
import { type ComponentType, useEffect } from 'react'
import { usePart } from '../../listing/use-part.ts'
import { useWhenIdle } from '../use-when-idle.ts'

interface WhenNearProps<Props> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props & object
}

/** Early enough to have loaded before it is in view. */
const reachPx = 600

/** Loads a part further down once the person scrolls near it, and after the content above is drawn. */
export function WhenNear<Props>({ load, props }: WhenNearProps<Props>) {
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  const isPageDrawn = useWhenIdle(true)
  const { part: Part, need } = usePart(load)
  useEffect(() => {
    if (isNear && isPageDrawn) void need('quietly') // on failure its place is empty
  }, [isNear, isPageDrawn, need])
  return <div ref={place}>{Part && <Part {...props} />}</div>
}
