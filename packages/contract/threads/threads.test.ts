import { expect, test } from 'bun:test'
import { photoAddressOf } from '../values/photo-address.ts'
import { threadEndpoints } from './endpoints.ts'
import { maxMessagePhotos, maxThreadMessage } from './thread.ts'

const write = threadEndpoints.write.body
const photos = (howMany: number) => Array.from({ length: howMany }, () => photoAddressOf(Bun.randomUUIDv7()))

test('a message has words, and a few photos at most', () => {
  expect(write.parse({ message: 'Hello' })).toEqual({ message: 'Hello', photos: [] })
  expect(write.safeParse({ message: ' \u200b' }).success).toBe(false)
  expect(write.safeParse({ message: 'a'.repeat(maxThreadMessage) }).success).toBe(true)
  expect(write.safeParse({ message: 'a'.repeat(maxThreadMessage + 1) }).success).toBe(false)
  expect(write.safeParse({ message: 'Look', photos: photos(maxMessagePhotos) }).success).toBe(true)
  expect(write.safeParse({ message: 'Look', photos: photos(maxMessagePhotos + 1) }).success).toBe(false)
  expect(write.safeParse({ message: 'Look', photos: ['https://elsewhere.example/a.jpg'] }).success).toBe(
    false,
  )
})

test('a page of messages begins before a position', () => {
  const query = threadEndpoints.messages.query
  expect(query.parse({ cursor: '41' })).toEqual({ cursor: '41' })
  for (const cursor of ['0', '-1', '1e3', '99999999999', crypto.randomUUID()])
    expect(query.safeParse({ cursor }).success).toBe(false)
})
