import { expect, test } from 'bun:test'
import { nextPath } from './next-path.ts'

test('a path of this site is kept whole, with its search and hash', () => {
  expect(nextPath('/create-property')).toBe('/create-property')
  expect(nextPath('/search?location=Oakland%2C+CA&view=list#top')).toBe(
    '/search?location=Oakland%2C+CA&view=list#top',
  )
})

test('without a path the person goes home', () => {
  expect(nextPath(null)).toBe('/')
  expect(nextPath('')).toBe('/')
  expect(nextPath('search')).toBe('/')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  ' //evil.example',
])('what a browser would read as another site leads home: %j', address => {
  expect(nextPath(address)).toBe('/')
})
