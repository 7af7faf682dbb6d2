export interface MapView {
  center: [latitude: number, longitude: number]
  zoom: number
}

/** 'latitude,longitude,zoom', to the meter. */
export const writeMapView = ({ center: [latitude, longitude], zoom }: MapView): string =>
  [latitude, longitude, zoom].map(value => Number(value.toFixed(5))).join(',')

/** Null if it is not a position on the map. */
export const readMapView = (text: string | null): MapView | null => {
  const numbers = (text ?? '').split(',').map(part => Number(part || Number.NaN))
  const [latitude, longitude, zoom] = numbers
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null
  if (numbers.length !== 3 || !numbers.every(Number.isFinite)) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || zoom < 0 || zoom > 24) return null
  return { center: [latitude, longitude], zoom }
}
