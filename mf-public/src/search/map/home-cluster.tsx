import { useMemo } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { GroupHomes } from './group-homes.tsx'
import { popupRoom } from './map-layout.ts'
import { clusterIcon, type PinLook } from './pin-icon.ts'
import { tapHandlers } from './tap-handlers.ts'
import type { HomeGroup } from './use-clusters.ts'
import { useMarkerKeys } from './use-marker-keys.ts'

interface HomeClusterProps {
  group: HomeGroup
  look: PinLook
  hasPopup: boolean
  onSelect: (id: string) => void
  /** Shows homes that never separate, where there are no popups. */
  onSelectGroup: (ids: readonly string[]) => void
  /** Shows the homes at one spot if there are too many for a popup. */
  onSelectSpot: (position: [latitude: number, longitude: number]) => void
}

/** A cluster of homes: a tap zooms in until they separate, or lists them if they never do. */
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
        <Popup minWidth={220} maxWidth={280} {...popupRoom}>
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
