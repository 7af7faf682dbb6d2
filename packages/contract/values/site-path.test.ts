import { expect, test } from 'bun:test'
import { sitePathOf } from './site-path.ts'

test('a path of this site is kept with its query and place', () => {
  expect(sitePathOf('/maintenance/requests?request=1#notes')).toBe('/maintenance/requests?request=1#notes')
})

test.each([
  null,
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '//portal.invalid.elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('%p leads nowhere', address => expect(sitePathOf(address)).toBeNull())
