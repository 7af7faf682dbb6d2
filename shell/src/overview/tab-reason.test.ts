import { expect, test } from 'bun:test'
import { tabReason } from './tab-reason.ts'

const app = { app: 'mf-tenant', version: '2.0.0', previous: ['1.0.0'] }

test('a tab shows which version it has, and why', () => {
  expect(tabReason(app, undefined, undefined)).toBe('Opens in the live version, 2.0.0.')
  expect(tabReason(app, { version: '2.0.0' }, undefined)).toBe('2.0.0: the live version.')
  expect(tabReason(app, { version: '2.0.0' }, 'http://localhost:4002')).toBe(
    'From http://localhost:4002: an override.',
  )
})

test('a tab that fell back shows from which version, and what failed', () => {
  const gaveUp = { version: '2.0.0', message: 'Error: it did not come' }
  expect(tabReason(app, { version: '1.0.0', gaveUp }, undefined)).toBe(
    '1.0.0: a fallback, because 2.0.0 failed (Error: it did not come).',
  )
})

test('a tab that was opened before a release keeps the version of that time', () => {
  expect(tabReason(app, { version: '1.0.0' }, undefined)).toStartWith('1.0.0: it was live when')
})
