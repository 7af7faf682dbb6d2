import { expect, test } from 'bun:test'
import { readArea, writeArea } from './map-area.ts'

test('an area written to the address is read back to the meter', () => {
  const area = { north: 37.812345678, south: 37.7, east: -122.3, west: -122.5 }
  expect(writeArea(area)).toBe('37.81235,37.7,-122.3,-122.5')
  expect(readArea(writeArea(area))).toEqual({ ...area, north: 37.81235 })
})

test('a map that shows more than the world is clipped to it', () => {
  expect(writeArea({ north: 95, south: -95, east: 400, west: -400 })).toBe('90,-90,180,-180')
})

test.each([null, '', '1,2,3', '1,2,3,4,5', '1,,3,4', 'a,b,c,d', '1,2,3,4'])('%j is not an area', text => {
  expect(readArea(text)).toBeNull()
})
