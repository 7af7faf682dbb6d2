import { StreetMap } from '@portal/shared-ui/street-map'
import { color } from '@portal/shared-ui/tokens'
import { DivIcon } from 'leaflet'
import { useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { styled } from 'styled-components'

interface HomeMapProps {
  title: string
  position: readonly [latitude: number, longitude: number]
}

export const HomeMap = ({ title, position }: HomeMapProps) => {
  const icon = useMemo(() => new DivIcon({ className: 'home-dot', html: '', iconSize: [24, 24] }), [])
  return (
    <Frame>
      <StreetMap center={[...position]} zoom={14} scrollWheelZoom={false} label={`Map around ${title}`}>
        <Marker position={[...position]} icon={icon} interactive={false} keyboard={false} />
      </StreetMap>
    </Frame>
  )
}

const Frame = styled.div`
  height: 100%;
  .home-dot {
    border: 4px solid ${color.raised};
    border-radius: 50%;
    background: ${color.primary};
    box-shadow: 0 0 0 2px ${color.primary};
  }
`
