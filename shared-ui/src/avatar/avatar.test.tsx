import { expect, test } from 'bun:test'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Ana de la Cruz', 'AC'],
  ['Prince', 'P'],
  ['  zoë   ångström ', 'ZÅ'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
