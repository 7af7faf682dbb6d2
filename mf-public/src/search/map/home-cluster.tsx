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
}

/** Homes close together: zooms in until they separate, or lists them when they never do. */
export const HomeCluster = ({ group, look, hasPopup, onSelect, onSelectGroup }: HomeClusterProps) => {
  const { homes, position, zoomApart } = group
  const map = useMap()
  const lowestRent = Math.min(...homes.map(({ rentAmount }) => rentAmount))
  const icon = useMemo(() => clusterIcon(homes.length, lowestRent, look), [homes.length, lowestRent, look])
  const keys = useMarkerKeys()
  const content = useMemo(() => <GroupHomes homes={homes} onSelect={onSelect} />, [homes, onSelect])
  if (zoomApart === null && hasPopup)
    return (
      <Marker position={position} icon={icon} eventHandlers={keys}>
        <Popup minWidth={220} maxWidth={280}>
          {content}
        </Popup>
      </Marker>
    )
  const open = () =>
    zoomApart === null ? onSelectGroup(homes.map(({ id }) => id)) : map.setView(position, zoomApart)
  return <Marker position={position} icon={icon} eventHandlers={tapHandlers(open)} />
}
