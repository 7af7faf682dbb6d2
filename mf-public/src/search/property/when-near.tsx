import { useIsNear } from '@portal/shared-ui/use-is-near'
import { type ComponentType, useEffect } from 'react'
import { usePart } from './use-part.ts'

interface WhenNearProps<Props> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props & object
}

/** Early enough to be there in time. */
const reachPx = 600

/** Loads a part that is further down the page once the person comes near it. */
export function WhenNear<Props>({ load, props }: WhenNearProps<Props>) {
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  const [Part, need] = usePart(load)
  useEffect(() => {
    if (isNear) need().catch(() => {}) // its place stays empty
  }, [isNear, need])
  return <div ref={place}>{Part && <Part {...props} />}</div>
}
