import { type ComponentType, useEffect, useState } from 'react'
import type { PlacementMapProps } from './placement-map.tsx'

/**
 * With a location from the start (`isOpenAtFirst`), the map is `coming`, and opens once near. It is not a lazy
 * component, because a failure to load one would break the whole form.
 */
export const usePlacementMap = (isOpenAtFirst: boolean, isNear: boolean) => {
  const [state, setState] = useState<'closed' | 'coming' | 'loading' | 'failed' | 'open'>(
    isOpenAtFirst ? 'coming' : 'closed',
  )
  const [PlacementMap, setPlacementMap] = useState<ComponentType<PlacementMapProps> | null>(null)
  const load = async () => {
    try {
      const loaded = await import('./placement-map.tsx')
      setPlacementMap(() => loaded.PlacementMap)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  const isDue = state === 'coming' && isNear
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once it is due, not on every render
  useEffect(() => {
    if (isDue) void load()
  }, [isDue])
  const open = () => {
    setState('loading')
    void load()
  }
  return { state, PlacementMap, open }
}
