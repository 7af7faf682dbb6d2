import { expect, test } from 'bun:test'
import { completeText } from './complete-text.ts'

const given = {
  facts: {
    propertyType: 'house',
    bedrooms: 2,
    bathrooms: null,
    squareFootage: null,
    amenities: ['Garden'],
    petFriendly: true,
    smokingAllowed: false,
    city: 'Oakland',
    state: 'CA',
    neighborhood: null,
    availableDate: null,
  },
  title: 'Sunny flat',
  description: 'nice flat, adults only!!',
  wish: '',
}

const write = (changed: object) => JSON.parse(completeText(JSON.stringify({ ...given, ...changed })))

test('a listing’s words are made from its facts and its own words, without those that choose people', () => {
  const { title, description } = write({})
  expect(title).toBe('Sunny flat in Oakland')
  expect(description).toContain('Nice flat.')
  expect(description).toMatch(/2 bedrooms|two bedrooms/)
  expect(description).toContain('garden')
  expect(description).not.toMatch(/adults/i)
})

test('a shorter text is written where that is wished', () => {
  expect(write({ wish: 'Shorter, please' }).description.length).toBeLessThan(write({}).description.length)
})

test('anything else is tidied', () => {
  expect(completeText('so it is!!')).toBe('So it is.')
})
