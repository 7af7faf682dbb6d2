import { expect, test } from 'bun:test'
import { newPageToken, readPageToken } from './page-token.ts'

const key = 'a key of the tests, and no other'
const hour = 3_600_000

test('a token identifies its page, is different each time, and says what the page was drawn with', () => {
  const [one, other] = [newPageToken(key, { revision: 7 }), newPageToken(key)]
  expect(readPageToken(key, one)).toEqual({ id: one.slice(0, 36), revision: 7 })
  expect(readPageToken(key, other)).toEqual({ id: other.slice(0, 36), revision: 0 })
  expect(one.slice(0, 36)).not.toBe(other.slice(0, 36))
})

test('a token is valid for a day, and not before it was created', () => {
  const at = (hours: number) => readPageToken(key, newPageToken(key, { drawnAt: Date.now() + hours * hour }))
  expect(at(-23.9)).not.toBeNull()
  expect([at(-24), at(-48), at(1)]).toEqual([null, null, null])
})

test('the server that drew the page may be a quarter of an hour ahead', () => {
  const ahead = (minutes: number) =>
    readPageToken(key, newPageToken(key, { drawnAt: Date.now() + minutes * 60_000 }))
  expect(ahead(15)).not.toBeNull()
  expect(ahead(16)).toBeNull()
})

test('a token with any changed character is invalid, and so is one with another key', () => {
  const token = newPageToken(key)
  const changed = Array.from(token, (sign, index) => {
    const other = sign === '0' ? '1' : '0'
    return token.slice(0, index) + other + token.slice(index + 1)
  })
  expect(changed.map(each => readPageToken(key, each)).filter(Boolean)).toEqual([])
  expect(readPageToken(`${key}!`, token)).toBeNull()
})

test.each(['', '.', '..', 'a.b.c', newPageToken(key).repeat(2), ` ${newPageToken(key)}`, '家'.repeat(60)])(
  '%p is no token',
  token => {
    expect(readPageToken(key, token)).toBeNull()
  },
)
