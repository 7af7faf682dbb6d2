import { useIsNear } from '@portal/shared-ui/use-is-near'
import { type ComponentType, useEffect } from 'react'
import { usePart } from '../../listing/use-part.ts'
import { useWhenIdle } from '../use-when-idle.ts'

interface WhenNearProps<Props> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props & object
}

/** Early enough to be there in time. */
const reachPx = 600

/** Loads a part that is further down the page once the person comes near it, and what is above it has been drawn. */
export function WhenNear<Props>({ load, props }: WhenNearProps<Props>) {
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  const isPageDrawn = useWhenIdle(true)
  const { part: Part, need } = usePart(load)
  useEffect(() => {
    if (isNear && isPageDrawn) void need('quietly') // without it, its place stays empty
  }, [isNear, isPageDrawn, need])
  return <div ref={place}>{Part && <Part {...props} />}</div>
}
