import { expect, test } from 'bun:test'
import { SearchProperties } from '@portal/contract/properties/search'
import { noFilters, type SearchFilters } from '../listing/filters/search-filters.ts'
import { type SearchedFor, searchQueryOf } from './search-query.ts'

const area = { north: 37.8, south: 37.7, east: -122.3, west: -122.5 }

const queryOf = (filters: Partial<SearchFilters>, searched: Partial<SearchedFor> = {}) =>
  searchQueryOf({
    filters: { ...noFilters, ...filters },
    area: null,
    order: 'newest',
    mapView: null,
    ...searched,
  })

test('without filters only the area is sent, and nothing without an area', () => {
  expect(queryOf({}, { area })).toEqual(area)
  expect(queryOf({})).toEqual({})
})

test('every filter becomes its query parameter', () => {
  const query = queryOf(
    {
      location: ' San Francisco , CA ',
      words: ' loft ',
      priceRange: { min: 1000, max: 5000 },
      propertyType: 'condo',
      bedrooms: '0',
      bathrooms: '1.5',
      amenities: ['Gym', 'Air Conditioning'],
      petFriendly: true,
      smokingAllowed: true,
      includeRented: true,
    },
    { area },
  )
  expect(query).toEqual({
    ...area,
    location: 'San Francisco , CA',
    q: 'loft',
    minRent: 1000,
    maxRent: 5000,
    propertyType: 'condo',
    bedrooms: 0,
    bathrooms: 1.5,
    amenities: 'Gym,Air Conditioning',
    petFriendly: 'true',
    smokingAllowed: 'true',
    includeRented: 'true',
  })
  expect(SearchProperties.safeParse(query).success).toBe(true)
})

test('at its maximum the slider sends no ceiling', () => {
  expect(queryOf({ priceRange: { min: 500, max: 10_000 } })).toEqual({ minRent: 500 })
})

test('nearest sorts from the middle of the area or the map; before the map was moved, newest comes first', () => {
  const mapView = { center: [37.5, -122.1] satisfies [number, number], zoom: 12 }
  expect(queryOf({}, { order: 'rent_desc' })).toEqual({ sort: 'rent_desc' })
  expect(queryOf({}, { order: 'nearest' })).toEqual({})
  expect(queryOf({}, { order: 'nearest', mapView })).toEqual({ sort: 'nearest', near: '37.5,-122.1' })
  expect(queryOf({}, { order: 'nearest', mapView, area })).toEqual({
    ...area,
    sort: 'nearest',
    near: '37.75,-122.4',
  })
})
