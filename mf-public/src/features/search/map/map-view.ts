/** Where a map looks. */
export interface MapView {
  centre: [latitude: number, longitude: number]
  zoom: number
}
