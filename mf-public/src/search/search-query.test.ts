import { expect, test } from 'bun:test'
import { SearchProperties } from '@portal/contract/properties/search'
import { noFilters } from '../listing/filters/search-filters.ts'
import { searchQueryOf } from './search-query.ts'

const area = { north: 37.8, south: 37.7, east: -122.3, west: -122.5 }

test('without filters only the area is sent', () => {
  expect(searchQueryOf(area, noFilters)).toEqual(area)
})

test('every filter becomes the parameter that the contract names', () => {
  const query = searchQueryOf(area, {
    location: ' San Francisco , CA ',
    priceRange: { min: 1000, max: 5000 },
    propertyType: 'condo',
    bedrooms: '0',
    bathrooms: '1.5',
    amenities: ['Gym', 'Air Conditioning'],
    petFriendly: true,
    smokingAllowed: true,
  })
  expect(query).toEqual({
    ...area,
    city: 'San Francisco',
    state: 'CA',
    minRent: 1000,
    maxRent: 5000,
    propertyType: 'condo',
    bedrooms: 0,
    bathrooms: 1.5,
    amenities: 'Gym,Air Conditioning',
    petFriendly: 'true',
    smokingAllowed: 'true',
  })
  expect(SearchProperties.safeParse(query).success).toBe(true)
})

test('a place is sent only when it has two parts, split at the first comma', () => {
  expect(searchQueryOf(area, { ...noFilters, location: 'Oakland' })).toEqual(area)
  expect(searchQueryOf(area, { ...noFilters, location: 'Oakland,' })).toEqual(area)
  expect(searchQueryOf(area, { ...noFilters, location: 'Oakland, CA, USA' })).toEqual({
    ...area,
    city: 'Oakland',
    state: 'CA, USA',
  })
})

test('at its maximum the slider sends no ceiling', () => {
  expect(searchQueryOf(area, { ...noFilters, priceRange: { min: 500, max: 10_000 } })).toEqual({
    ...area,
    minRent: 500,
  })
})
