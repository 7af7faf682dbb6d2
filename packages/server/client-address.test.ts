import { expect, test } from 'bun:test'
import { clientAddress } from './client-address.ts'

const from = (forwarded: string | undefined, proxies: number): string => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  return clientAddress(new Request('http://localhost/', { headers }), () => '10.0.0.1', proxies)
}

test('X-Forwarded-For is not trusted unless one of our own proxies is configured', () => {
  expect(from('203.0.113.5', 0)).toBe('10.0.0.1')
})

test('with proxies, only what they wrote counts, whatever a client adds before it', () => {
  expect(from('1.1.1.1, 203.0.113.5', 1)).toBe('203.0.113.5')
  expect(from('1.1.1.1, 203.0.113.5, 10.0.0.9', 2)).toBe('203.0.113.5')
})

test('with proxies that wrote nothing, the connection’s address counts', () => {
  expect(from(undefined, 1)).toBe('10.0.0.1')
  expect(from('203.0.113.5', 2)).toBe('10.0.0.1')
})
