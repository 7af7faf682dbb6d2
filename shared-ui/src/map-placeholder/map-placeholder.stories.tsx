import { MapPlaceholder } from './map-placeholder.tsx'

export default { title: 'Map placeholder' }

export const WhileStreetsLoad = () => (
  <div style={{ height: 240 }}>
    <MapPlaceholder />
  </div>
)
