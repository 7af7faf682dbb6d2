import { expect, test } from 'bun:test'
import { countActive, noFilters, toggleAmenity } from './search-filters.ts'

test('no filter is active at first, a changed rent is, and including rented homes does not count', () => {
  expect(countActive(noFilters)).toBe(0)
  expect(countActive({ ...noFilters, location: '  ', words: ' ', includeRented: true })).toBe(0)
  expect(countActive({ ...noFilters, priceRange: { min: 500, max: 900 } })).toBe(1)
})

test('pets and smoking count once together', () => {
  expect(countActive({ ...noFilters, petFriendly: true })).toBe(1)
  expect(countActive({ ...noFilters, petFriendly: true, smokingAllowed: true })).toBe(1)
})

test('every kind of filter counts once, however many amenities are chosen', () => {
  const all = {
    ...noFilters,
    location: 'Oakland, CA',
    words: 'loft',
    priceRange: { min: 500, max: 900 },
    propertyType: 'house',
    bedrooms: '0',
    bathrooms: '1.5',
    amenities: ['Gym', 'Pool'],
    smokingAllowed: true,
  } as const
  expect(countActive(all)).toBe(8)
})

test('toggling an amenity adds it, and takes it out again', () => {
  expect(toggleAmenity(['Gym'], 'Pool')).toEqual(['Gym', 'Pool'])
  expect(toggleAmenity(['Gym', 'Pool'], 'Gym')).toEqual(['Pool'])
})
