import { expect, test } from 'bun:test'
import { readMapView, writeMapView } from './map-view.ts'

test('the map’s position is read back from the address to the meter', () => {
  const view = { center: [37.774912345, -122.4194] as [number, number], zoom: 13 }
  expect(writeMapView(view)).toBe('37.77491,-122.4194,13')
  expect(readMapView(writeMapView(view))).toEqual({ center: [37.77491, -122.4194], zoom: 13 })
})

test.each([null, '', '1,2', '1,2,3,4', 'a,b,c', '91,0,12', '0,181,12', '0,0,-1', '0,0,99', '1,,3'])(
  '%j is not a place on the map',
  text => {
    expect(readMapView(text)).toBeNull()
  },
)
