import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontWeight, size } from '@portal/shared-ui/tokens'
import { useMemo } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { styled } from 'styled-components'
import { clusterIcon, type PinLook } from './pin-icon.ts'
import type { HomeGroup } from './use-clusters.ts'
import { useMarkerKeys } from './use-marker-keys.ts'

interface HomeClusterProps {
  group: HomeGroup
  look: PinLook
  onSelect: (id: string) => void
}

/** Homes close together: zooms in until they separate, or lists them when they never do. */
export const HomeCluster = ({ group: { homes, position, zoomApart }, look, onSelect }: HomeClusterProps) => {
  const map = useMap()
  const lowestRent = Math.min(...homes.map(({ rentAmount }) => rentAmount))
  const icon = useMemo(() => clusterIcon(homes.length, lowestRent, look), [homes.length, lowestRent, look])
  const keys = useMarkerKeys()
  if (zoomApart !== null) {
    const comeCloser = () => map.setView(position, zoomApart)
    return (
      <Marker
        position={position}
        icon={icon}
        eventHandlers={{
          click: comeCloser,
          keydown: ({ originalEvent }) => {
            if (originalEvent.key === 'Enter' || originalEvent.key === ' ') comeCloser()
          },
        }}
      />
    )
  }
  return (
    <Marker position={position} icon={icon} eventHandlers={keys}>
      <Popup minWidth={220} maxWidth={280}>
        <Homes role="list">
          {homes.map(({ id, title, rentAmount }) => (
            <li key={id}>
              <button type="button" onClick={() => onSelect(id)}>
                <strong>{formatMoney(rentAmount)}</strong> {title}
              </button>
            </li>
          ))}
        </Homes>
      </Popup>
    </Marker>
  )
}

const Homes = styled.ul`
  max-height: 220px;
  overflow-y: auto;
  list-style: none;
  padding: 0;
  button {
    width: 100%;
    min-height: ${size.touch};
    text-align: start;
    &:hover {
      color: ${color.primary};
    }
  }
  strong {
    font-weight: ${fontWeight.bold};
  }
`
