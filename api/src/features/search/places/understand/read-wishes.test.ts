import { describe, expect, test } from 'bun:test'
import { readWishes } from './read-wishes.ts'

describe('a line of text', () => {
  test.each([
    ['2 bed under 2500 in oakland', { bedrooms: 2, maxRent: 2500 }, 'oakland'],
    ['Two-bedroom in Noe Valley, max $4,500/month', { bedrooms: 2, maxRent: 4500 }, 'Noe Valley'],
    [
      '2br/1ba apt near bart with parking',
      { bedrooms: 2, bathrooms: 1, propertyType: 'apartment', amenities: 'Parking' },
      'bart',
    ],
    ['3b2b oakland', { bedrooms: 3, bathrooms: 2 }, 'oakland'],
    ['studio under 2k', { bedrooms: 0, maxRent: 2000 }, ''],
    ['5+ bedrooms', { bedrooms: 4 }, ''],
    ['1.5 bath condo', { bathrooms: 1.5, propertyType: 'condo' }, ''],
    ['between 2000 and 3,000 dollars in daly city', { minRent: 2000, maxRent: 3000 }, 'daly city'],
    ['$1500-2500 berkeley', { minRent: 1500, maxRent: 2500 }, 'berkeley'],
    ['at least $3000 a month', { minRent: 3000 }, ''],
    ['2.5k max', { maxRent: 2500 }, ''],
    ['1 bedroom oakland 2000', { bedrooms: 1, maxRent: 2000 }, 'oakland'],
    [
      'pet friendly house with a garden',
      { petFriendly: 'true', propertyType: 'house', amenities: 'Garden' },
      '',
    ],
    [
      'allows dogs, in-unit laundry and a/c',
      { petFriendly: 'true', amenities: 'Laundry,Air Conditioning' },
      '',
    ],
    ['cheap apartments in sf', { propertyType: 'apartment', sort: 'rent_asc' }, 'sf'],
    ['house or condo in oakland', {}, 'oakland'],
    ['2 or 3 bedrooms in oakland', {}, 'oakland'],
    ['no smoking, no pets', {}, ''],
    ['smoking allowed', { smokingAllowed: 'true' }, ''],
    ['office space soma', { propertyType: 'office' }, 'soma'],
    ['Homes for rent in the Mission', {}, 'Mission'],
    ['what’s the cheapest studio you’ve got right now?', { bedrooms: 0, sort: 'rent_asc' }, ''],
  ])('%p becomes %p', (text, wishes, rest) => {
    expect(readWishes(text)).toMatchObject({ wishes, rest } as never)
  })

  test.each([
    ['3+ beds in oakland', {}, 'oakland', ['3+ beds']],
    ['at least 2 bedrooms', {}, '', ['at least 2 bedrooms']],
    ['4 beds or more', { bedrooms: 4 }, '', []],
    ['2+ baths, 5+ beds', { bedrooms: 4 }, '', ['2+ baths']],
    ['house or condo w/o pets', {}, '', ['without pets', 'house', 'condo']],
    ['1200 sq ft', {}, '', ['1200 sq ft']],
  ])('%p reports what no filter supports', (text, wishes, rest, unused) => {
    expect(readWishes(text)).toEqual({ wishes, rest, unused } as never)
  })

  test.each([
    ['2bd w/ parking, 94110', { bedrooms: 2, amenities: 'Parking' }, '94110'],
    ['94110 + dishwasher', { amenities: 'Dishwasher' }, '94110'],
    ['studio 94102-94110', { bedrooms: 0 }, '94102-94110'],
    ['studio 94110-1234', { bedrooms: 0 }, '94110-1234'],
    ['studio within 10001', { bedrooms: 0 }, '10001'],
    ['studio max $3500', { bedrooms: 0, maxRent: 3500 }, ''],
    ['house under 10000', { propertyType: 'house', maxRent: 10_000 }, ''],
    ['house under $12000', { propertyType: 'house', maxRent: 12_000 }, ''],
    ['office 12000/mo', { propertyType: 'office', maxRent: 12_000 }, ''],
  ])('%p has a ZIP only if nothing marks it as money', (text, wishes, rest) => {
    expect(readWishes(text)).toEqual({ wishes, rest, unused: [] } as never)
  })

  test.each([
    '94110',
    '94110-1234',
    '1200 Valencia St',
    '24th St',
    'Oakland, CA',
    'Houseville',
    'loft',
    'Bedford',
    'dog park',
  ])('without a wish, such as %p, stays as it is', text => {
    expect(readWishes(text)).toEqual({ wishes: {}, rest: text, unused: [] })
  })

  test('of hostile length is read quickly', () => {
    for (const part of ['1', '$', ' 2 to', '9,', 'under ', 'pet ', ' a ', '2b', '-', '¦'])
      expect(readWishes(part.repeat(300 / part.length))).toBeDefined()
  })
})
