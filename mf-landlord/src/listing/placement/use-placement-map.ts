import { type ComponentType, useEffect, useState } from 'react'
import type { PlacementMapProps } from './placement-map.tsx'

/** Loads the map by hand: a lazy component whose file cannot be loaded would take the whole form down with it. */
export const usePlacementMap = (isOpenAtFirst: boolean) => {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')
  const [PlacementMap, setPlacementMap] = useState<ComponentType<PlacementMapProps> | null>(null)
  const open = async () => {
    setState('loading')
    try {
      const loaded = await import('./placement-map.tsx')
      setPlacementMap(() => loaded.PlacementMap)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the form began with opens it
  useEffect(() => {
    if (isOpenAtFirst) void open()
  }, [])
  return { state, PlacementMap, open }
}
