import { expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { filterProperties } from './filter-properties.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

const passes = (home: Parameters<typeof sampleProperty>[0], filters: Partial<SearchFilters>): boolean =>
  filterProperties([sampleProperty(home)], { ...noFilters, ...filters }).length === 1

test('the location matches any part of "city, state", ignoring case', () => {
  for (const location of ['francisco', 'SAN FRANCISCO, ca', 'co, C', '  San '])
    expect(passes({ city: 'San Francisco', state: 'CA' }, { location })).toBe(true)
  expect(passes({ city: 'San Francisco', state: 'CA' }, { location: 'Oakland' })).toBe(false)
})

test('the bounds of the rent are inclusive', () => {
  const priceRange = { min: 1000, max: 5000 }
  expect(passes({ rentAmount: 1000 }, { priceRange })).toBe(true)
  expect(passes({ rentAmount: 5000 }, { priceRange })).toBe(true)
  expect(passes({ rentAmount: 999.99 }, { priceRange })).toBe(false)
  expect(passes({ rentAmount: 5000.01 }, { priceRange })).toBe(false)
})

test('at its maximum the slider sets no ceiling', () => {
  expect(passes({ rentAmount: 25_000 }, { priceRange: { min: 500, max: 10_000 } })).toBe(true)
})

test('room counts are exact, except the highest choice, which means "at least"', () => {
  expect(passes({ bedrooms: 2 }, { bedrooms: '2' })).toBe(true)
  expect(passes({ bedrooms: 3 }, { bedrooms: '2' })).toBe(false)
  expect(passes({ bedrooms: 0 }, { bedrooms: '0' })).toBe(true)
  expect(passes({ bedrooms: 6 }, { bedrooms: '4' })).toBe(true)
  expect(passes({ bathrooms: 1.5 }, { bathrooms: '1.5' })).toBe(true)
  expect(passes({ bathrooms: 2 }, { bathrooms: '1.5' })).toBe(false)
  expect(passes({ bathrooms: 3.5 }, { bathrooms: '3' })).toBe(true)
})

test('a home with an unknown number of rooms matches no number', () => {
  expect(passes({ bedrooms: null }, { bedrooms: '0' })).toBe(false)
  expect(passes({ bedrooms: null }, {})).toBe(true)
})

test('a home must have every chosen amenity', () => {
  expect(passes({ amenities: ['Gym', 'Pool', 'Moat'] }, { amenities: ['Pool', 'Gym'] })).toBe(true)
  expect(passes({ amenities: ['Gym'] }, { amenities: ['Pool', 'Gym'] })).toBe(false)
})

test('pets and smoking filter only when they are chosen', () => {
  expect(passes({ petFriendly: false, smokingAllowed: false }, {})).toBe(true)
  expect(passes({ petFriendly: false }, { petFriendly: true })).toBe(false)
  expect(passes({ smokingAllowed: true }, { smokingAllowed: true })).toBe(true)
})
