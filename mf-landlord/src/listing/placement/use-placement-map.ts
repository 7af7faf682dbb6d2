import { type ComponentType, useEffect, useState } from 'react'
import type { PlacementMapProps } from './placement-map.tsx'

/**
 * Where the form begins with a place (`isOpenAtFirst`), the map is `coming`, and opens once it comes near. Loads it by
 * hand: a lazy component whose file cannot be loaded would take the whole form down with it.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is due, whatever is drawn meanwhile
  useEffect(() => {
    if (isDue) void load()
  }, [isDue])
  const open = () => {
    setState('loading')
    void load()
  }
  return { state, PlacementMap, open }
}
