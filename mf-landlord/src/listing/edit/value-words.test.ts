import { expect, test } from 'bun:test'
import { valueWords } from './value-words.ts'

test('values are described in words', () => {
  const words = [
    valueWords('rentAmount', 2450, null),
    valueWords('bedrooms', 0, null),
    valueWords('securityDeposit', null, 5),
    valueWords('petFriendly', true, false),
    valueWords('visibilityLevel', 'private', 'public'),
    valueWords('amenities', ['Gym', 'Pool'], []),
    valueWords('amenities', [], ['Gym']),
    valueWords('images', ['/a'], []),
    valueWords('images', ['/a', '/b'], ['/b', '/a']),
    valueWords('imageDescriptions', { '/a': 'The kitchen', '/b': 'The yard' }, {}),
    valueWords('imageDescriptions', {}, {}),
    valueWords('policyDocuments', ['/a', '/b'], []),
  ]
  expect(words).toEqual([
    '$2,450',
    '0',
    'Empty',
    'Yes',
    'Paused',
    'Gym, Pool',
    'None',
    '1 photo',
    '2 photos, in another order',
    'The kitchen, The yard',
    'None',
    '2 documents',
  ])
})

test('a long text is cut to the part that differs', () => {
  const same = 'The same words. '.repeat(20)
  const before = /^….{102}Now with a garden\.$/
  expect(valueWords('description', `${same}Now with a garden.`, `${same}Without one.`)).toMatch(before)
  expect(valueWords('description', same, `${same}Now with a garden.`)).toMatch(/^….{120}$/)
  expect(valueWords('description', `One. ${same}`, `Two. ${same}`)).toMatch(/^One\. .{115}…$/)
})
