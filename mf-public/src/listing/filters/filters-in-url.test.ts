import { expect, test } from 'bun:test'
import { readFilters, writeFilters } from './filters-in-url.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

const chosen: SearchFilters = {
  location: 'Oakland, CA',
  words: 'loft',
  priceRange: { min: 1200, max: 10_000 },
  propertyType: 'condo',
  bedrooms: '0',
  bathrooms: '1.5',
  amenities: ['Air Conditioning', 'Garden'],
  petFriendly: true,
  smokingAllowed: false,
  includeRented: true,
}

test('filters written to the address are read back unchanged', () => {
  expect(readFilters(writeFilters(new URLSearchParams(), chosen))).toEqual(chosen)
})

test('writing filters keeps the rest of the address and leaves out what is not chosen', () => {
  const written = writeFilters(new URLSearchParams('view=list&location=Here&petFriendly=true'), noFilters)
  expect(written.toString()).toBe('view=list')
})

test('an address without filters has none', () => {
  expect(readFilters(new URLSearchParams())).toEqual(noFilters)
})

test('what is not a filter is ignored', () => {
  const tampered = new URLSearchParams({
    minRent: 'cheap',
    maxRent: '-5',
    propertyType: 'castle',
    bedrooms: '9',
    bathrooms: 'many',
    amenities: 'Moat,Pool',
    petFriendly: 'perhaps',
    includeRented: 'some',
  })
  expect(readFilters(tampered)).toEqual({ ...noFilters, amenities: ['Pool'] })
})
