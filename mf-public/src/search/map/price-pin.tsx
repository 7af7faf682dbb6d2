import type { MapHome } from '@portal/contract/properties/map'
import { formatMoney } from '@portal/shared-ui/format-money'
import { memo, useMemo } from 'react'
import { Marker, Popup } from 'react-leaflet'
import { HomePopup } from './home-popup.tsx'
import { popupRoom } from './map-layout.ts'
import { type PinLook, priceIcon } from './pin-icon.ts'
import { tapHandlers } from './tap-handlers.ts'
import { useMarkerKeys } from './use-marker-keys.ts'

interface PricePinProps {
  home: MapHome
  look: PinLook
  /** Without popups, the parent shows the selected home. */
  hasPopup: boolean
  onSelect: (id: string) => void
}

const raised = 1000

/** One home on the map; opening its popup, or tapping it, selects it (spec §2.9). */
export const PricePin = memo(({ home, look, hasPopup, onSelect }: PricePinProps) => {
  const { id, title, rentAmount, latitude, longitude } = home
  const icon = useMemo(() => priceIcon(formatMoney(rentAmount), title, look), [rentAmount, title, look])
  const keys = useMarkerKeys()
  const eventHandlers = useMemo(() => {
    const select = () => onSelect(id)
    if (!hasPopup) return tapHandlers(select)
    return {
      ...keys,
      popupopen: (event: Parameters<typeof keys.popupopen>[0]) => {
        keys.popupopen(event)
        select()
      },
    }
  }, [id, hasPopup, onSelect, keys])
  // Memoized, because Leaflet measures an open popup and pans the map whenever its content changes.
  const content = useMemo(() => <HomePopup home={home} />, [home])
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      zIndexOffset={look === 'selected' || look === 'lifted' ? raised : 0}
      eventHandlers={eventHandlers}
    >
      {hasPopup && (
        <Popup minWidth={200} maxWidth={260} {...popupRoom}>
          {content}
        </Popup>
      )}
    </Marker>
  )
})
