import { MapPlaceholder } from './map-placeholder.tsx'

export default { title: 'Map placeholder' }

export const BeforeTheStreetsCome = () => (
  <div style={{ height: 240 }}>
    <MapPlaceholder />
  </div>
)
