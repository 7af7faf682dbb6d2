import { expect, test } from 'bun:test'
import { filterQueryOf } from './filter-query.ts'
import { readFilters, writeFilters } from './filters-in-url.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

const chosen: SearchFilters = {
  ...noFilters,
  city: 'Oakland',
  state: 'CA',
  neighborhood: 'Temescal',
  words: 'loft',
  priceRange: { min: 1200, max: 10_000 },
  propertyType: 'condo',
  bedrooms: '0',
  bathrooms: '1.5',
  amenities: ['Air Conditioning', 'Garden', 'Furnished'],
  petFriendly: true,
  includeRented: true,
}

test('filters written to the address are read back unchanged', () => {
  expect(readFilters(writeFilters(new URLSearchParams(), chosen))).toEqual(chosen)
})

test('a search with one bound of the rent leaves the other one open', () => {
  const rentOf = (query: string) => {
    const read = readFilters(new URLSearchParams(query))
    return [filterQueryOf(read), writeFilters(new URLSearchParams(), read).toString()]
  }
  expect(rentOf('maxRent=2500')).toEqual([{ maxRent: 2500 }, 'maxRent=2500'])
  expect(rentOf('minRent=500&maxRent=2500')).toEqual([
    { minRent: 500, maxRent: 2500 },
    'minRent=500&maxRent=2500',
  ])
  expect(rentOf('minRent=1200')).toEqual([{ minRent: 1200 }, 'minRent=1200'])
  expect(rentOf('minRent=0&maxRent=10000')).toEqual([{}, ''])
})

test('writing filters keeps the rest of the address and omits inactive filters', () => {
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
