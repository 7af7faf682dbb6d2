import { formatMoney } from '@portal/shared-ui/format-money'
import { useMemo } from 'react'
import { Marker, Popup } from 'react-leaflet'
import { HomePopup } from './home-popup.tsx'
import { type PinLook, priceIcon } from './pin-icon.ts'
import type { PlacedHome } from './placed-homes.ts'
import { useMarkerKeys } from './use-marker-keys.ts'

interface PricePinProps {
  home: PlacedHome
  look: PinLook
  onSelect: (id: string) => void
}

const raised = 1000

/** One home on the map; opening its popup selects it (spec §2.9). */
export const PricePin = ({ home, look, onSelect }: PricePinProps) => {
  const { id, title, rentAmount, latitude, longitude } = home
  const icon = useMemo(() => priceIcon(formatMoney(rentAmount), title, look), [rentAmount, title, look])
  const keys = useMarkerKeys()
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      zIndexOffset={look === 'selected' || look === 'lifted' ? raised : 0}
      eventHandlers={{
        ...keys,
        popupopen: event => {
          keys.popupopen(event)
          onSelect(id)
        },
      }}
    >
      <Popup minWidth={200} maxWidth={260} autoPanPadding={[16, 16]}>
        <HomePopup home={home} />
      </Popup>
    </Marker>
  )
}
