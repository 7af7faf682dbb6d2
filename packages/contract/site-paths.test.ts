import { expect, test } from 'bun:test'
import * as sitePaths from './site-paths.ts'

test('the way back survives signing in, including the query', () => {
  const path = sitePaths.signInFor('/ai?tab=notifications')
  expect(path).toBe('/auth?next=%2Fai%3Ftab%3Dnotifications')
  expect(new URLSearchParams(path.split('?')[1]).get('next')).toBe('/ai?tab=notifications')
  expect(sitePaths.signUpFor('/ai?tab=notifications')).toBe(`${path}&tab=register`)
})

test('a search for a place has it in its address, and a blank search does not', () => {
  expect(sitePaths.searchFor('Oakland, CA')).toBe('/search?location=Oakland%2C+CA')
  expect(sitePaths.searchFor('')).toBe(sitePaths.search)
})

test('a builder turns a parameter into the pattern of its page', () => {
  expect(sitePaths.property(':id')).toBe('/properties/:id')
})
