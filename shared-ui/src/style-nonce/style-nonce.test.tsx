import { afterEach, expect, test } from 'bun:test'
import { readStyleNonce } from './style-nonce.tsx'

afterEach(() => {
  document.head.innerHTML = ''
})

test('the nonce is read from the page', () => {
  document.head.innerHTML = '<meta property="csp-nonce" content="abc">'
  expect(readStyleNonce()).toBe('abc')
})

test('a page without one has none', () => {
  expect(readStyleNonce()).toBeUndefined()
})
