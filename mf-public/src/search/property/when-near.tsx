import { useIsNear } from '@portal/shared-ui/use-is-near'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { usePart } from './use-part.ts'

interface WhenNearProps<Props> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props & object
  /** In its place until it is loaded, and if it cannot be. */
  children?: ReactNode
}

/** Early enough to be there in time. */
const reachPx = 600

/** Loads a part that is further down the page once the person comes near it. */
export function WhenNear<Props>({ load, props, children }: WhenNearProps<Props>) {
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  const [Part, need] = usePart(load)
  useEffect(() => {
    if (isNear) need().catch(() => {}) // what is in its place stays
  }, [isNear, need])
  return <div ref={place}>{Part ? <Part {...props} /> : children}</div>
}
