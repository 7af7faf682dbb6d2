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

test('a listing’s text uses its facts and its own words, without those that choose people', () => {
  const { title, description } = write({})
  expect(title).toBe('Sunny flat in Oakland')
  expect(description).toContain('Nice flat.')
  expect(description).toMatch(/2 bedrooms|two bedrooms/)
  expect(description).toContain('garden')
  expect(description).not.toMatch(/adults/i)
})

test('a shorter text is written on request', () => {
  expect(write({ wish: 'Shorter, please' }).description.length).toBeLessThan(write({}).description.length)
})

test('misspelled words are corrected, names and rare words stay', () => {
  const description =
    'Beatiful suny appartment with a gardn, a seperate kichen and granite countertops. You will recieve the keys from Kichener, neat and gated.'
  expect(write({ description }).description).toContain(
    'Beautiful sunny apartment with a garden, a separate kitchen and granite countertops. You will receive the keys from Kichener, neat and gated.',
  )
  expect(write({ title: 'Suny appartment' }).title).toContain('Sunny apartment')
})

test('for a home that is not listed yet, the known facts are enough', () => {
  const text = { facts: { city: 'Oakland' }, title: 'nice place', description: 'quiet' }
  expect(write(text)).toEqual({
    title: 'Nice place in Oakland',
    description: 'This home in Oakland is for rent. Quiet.',
  })
})

test('any other text is tidied', () => {
  expect(completeText('so it is!!')).toBe('So it is.')
})

test('a title that names a part of town gets its city after a comma, and dogs are pets', () => {
  const { title, description } = write({ title: 'Cozy rooms in Temescal', description: 'Dogs are welcome.' })
  expect(title).toBe('Cozy rooms in Temescal, Oakland')
  expect(description).not.toContain('Pets')
})
