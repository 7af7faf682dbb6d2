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
  expect(description).toContain('2 bedrooms')
  expect(description).toContain('garden')
  expect(description).not.toMatch(/adults/i)
})

test('for a home that is not listed yet, the known facts are enough', () => {
  const text = { facts: { city: 'Oakland' }, title: 'nice place', description: 'quiet' }
  expect(write(text)).toEqual({
    title: 'Nice place in Oakland',
    description: 'This home in Oakland is for rent. Quiet.',
  })
})

test('a title that names a part of town gets its city after a comma', () => {
  expect(write({ title: 'Cozy rooms in Temescal' }).title).toBe('Cozy rooms in Temescal, Oakland')
})

test.each(['', '\u200d', ' \u00ad '])('a home whose title is %j gets one from its kind', title => {
  expect(write({ title, description: title })).toMatchObject({
    title: 'House in Oakland',
    description: expect.stringMatching(/^This house in Oakland is for rent\./),
  })
})

test('any other text, such as an insight, stays as it is', () => {
  const insight = JSON.stringify({ title: 'So it is', summary: 'It costs $2,000.', figures: null })
  expect(completeText(insight)).toBe(insight)
  expect(completeText('so it is!!')).toBe('so it is!!')
})
