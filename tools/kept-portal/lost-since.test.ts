import { expect, test } from 'bun:test'
import { lostSince } from './lost-since.ts'

const before = {
  homes: [
    { id: 'a', title: 'Loft', rooms: [1, 2], landlord: { name: 'Bram' } },
    { id: 'b', title: 'Barn', updatedAt: '2026-11-23' },
  ],
}

test('another order or additional items do not count as a loss', () => {
  const now = {
    homes: [{ ...before.homes[1], updatedAt: '2026-12-01', isNew: false }, before.homes[0], { id: 'c' }],
  }
  expect(lostSince(before, now)).toEqual([])
})

test.each([
  ['a thing', { homes: [before.homes[0]] }, '.homes[b]'],
  ['a field', { homes: [{ ...before.homes[0], title: undefined }, before.homes[1]] }, '.homes[a].title'],
  ['part of a list', { homes: [{ ...before.homes[0], rooms: [1] }, before.homes[1]] }, '.homes[a].rooms'],
  [
    'a word',
    { homes: [{ ...before.homes[0], landlord: { name: 'Bo' } }, before.homes[1]] },
    '.homes[a].landlord.name',
  ],
  ['the whole answer', undefined, ''],
])('what is lost of an answer is named: %s', (_, now, place) => {
  const [lost, ...more] = lostSince(before, now)
  expect(lost).toStartWith(`${place}: `)
  expect(more).toEqual([])
})
