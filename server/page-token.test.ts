import { expect, test } from 'bun:test'
import { newPageToken, pageIdOf } from './page-token.ts'

const key = 'a key of the tests, and no other'
const hour = 3_600_000

test('a page’s token says which page it is, each time another', () => {
  const [one, other] = [newPageToken(key), newPageToken(key)]
  expect(pageIdOf(key, one)).toBe(one.slice(0, 36))
  expect(pageIdOf(key, one)).not.toBe(pageIdOf(key, other))
})

test('a token holds for a day, and not before it was made', () => {
  const at = (hours: number) => pageIdOf(key, newPageToken(key, Date.now() + hours * hour))
  expect(at(-23.9)).not.toBeNull()
  expect([at(-24), at(-48), at(1)]).toEqual([null, null, null])
})

test('a token with any sign changed is none, nor is one of another key', () => {
  const token = newPageToken(key)
  const changed = Array.from(token, (sign, index) => {
    const other = sign === '0' ? '1' : '0'
    return token.slice(0, index) + other + token.slice(index + 1)
  })
  expect(changed.map(each => pageIdOf(key, each)).filter(Boolean)).toEqual([])
  expect(pageIdOf(`${key}!`, token)).toBeNull()
})

test.each(['', '.', '..', 'a.b.c', newPageToken(key).repeat(2), ` ${newPageToken(key)}`, '家'.repeat(60)])(
  '%p is no token',
  token => {
    expect(pageIdOf(key, token)).toBeNull()
  },
)
