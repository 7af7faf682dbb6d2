import { useEffect, useEffectEvent } from 'react'
import { type Arrival, usePlatform } from './platform.tsx'

/** With null when some notifications may have been missed. */
export const useArrivals = (onArrival: (arrival: Arrival | null) => void): void => {
  const { arrived } = usePlatform()
  const hear = useEffectEvent(onArrival)
  useEffect(() => {
    let before = arrived?.get()
    return arrived?.subscribe(() => {
      const arrival = arrived.get()
      // The first null means that listening has started: the page read its data just before.
      if (arrival !== undefined && (arrival || before !== undefined)) hear(arrival)
      before = arrival
    })
  }, [arrived])
}
