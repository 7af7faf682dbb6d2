import { useMemo } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { GroupHomes } from './group-homes.tsx'
import { clusterIcon, type PinLook } from './pin-icon.ts'
import { tapHandlers } from './tap-handlers.ts'
import type { HomeGroup } from './use-clusters.ts'
import { useMarkerKeys } from './use-marker-keys.ts'

interface HomeClusterProps {
  group: HomeGroup
  look: PinLook
  hasPopup: boolean
  onSelect: (id: string) => void
  /** Asked to show homes that never separate, where they open no popup. */
  onSelectGroup: (ids: readonly string[]) => void
  /** Asked for the homes at one spot that are too many to show. */
  onSelectSpot: (position: [latitude: number, longitude: number]) => void
}

/** Homes close together: zooms in until they separate, or lists them when they never do. */
export const HomeCluster = (props: HomeClusterProps) => {
  const { group, look, hasPopup, onSelect, onSelectGroup, onSelectSpot } = props
  const { count, homes, isWhole, minRent, position, zoomApart } = group
  const map = useMap()
  const icon = useMemo(() => clusterIcon({ count, minRent, isWhole }, look), [count, minRent, isWhole, look])
  const keys = useMarkerKeys()
  const content = useMemo(() => <GroupHomes homes={homes} onSelect={onSelect} />, [homes, onSelect])
  if (zoomApart === null && isWhole && hasPopup)
    return (
      <Marker position={position} icon={icon} eventHandlers={keys}>
        <Popup minWidth={220} maxWidth={280}>
          {content}
        </Popup>
      </Marker>
    )
  const open = () => {
    if (zoomApart !== null) map.setView(position, zoomApart)
    else if (isWhole) onSelectGroup(homes.map(({ id }) => id))
    else onSelectSpot(position)
  }
  return <Marker position={position} icon={icon} eventHandlers={tapHandlers(open)} />
}
