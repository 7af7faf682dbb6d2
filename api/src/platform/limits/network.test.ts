import { expect, test } from 'bun:test'
import { networkOf, votingNetworkOf } from './network.ts'

test.each([
  '192.0.2.7',
  ' 192.0.2.7 ',
  '192.0.2.7:51234',
  '[192.0.2.7]:51234',
  '::ffff:192.0.2.7',
  '::FFFF:c000:207',
  '[::ffff:192.0.2.7]:443',
  '0:0:0:0:0:ffff:c000:0207',
])('%p counts as its IPv4 address', address => {
  expect(networkOf(address)).toBe('192.0.2.7')
})

test.each([
  '2001:db8:0:1::7',
  '2001:0DB8:0000:0001:0000:0000:0000:0007',
  '2001:db8:0:1:ffff:ffff:ffff:ffff',
  '[2001:db8:0:1::7]',
  '[2001:db8:0:1::7]:443',
  '2001:db8:0:1::7%eth0',
  '[2001:DB8::1:0:0:0:9%25eth0]:443',
])('%p is in its /64', address => {
  expect(networkOf(address)).toBe('2001:db8:0:1::/64')
})

test('other networks differ', () => {
  const others = ['192.0.2.8', '2001:db8:0:2::7', '2001:db8::7', '::1', 'unknown']
  expect(new Set(others.map(networkOf)).size).toBe(others.length)
})

test('anything that is not an address is a network of its own', () => {
  expect(networkOf('unknown')).toBe('unknown')
  expect(networkOf('999.0.2.7')).toBe('999.0.2.7')
})

test('votes count per IPv4 address, or per /48 that one line may have', () => {
  const voting = [
    '192.0.2.7',
    '::ffff:192.0.2.7',
    '2001:db8:0:1::7',
    '2001:db8:0:ffff::7',
    '2001:db8:1::7',
    'unknown',
  ]
  expect(voting.map(votingNetworkOf)).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    '2001:db8:0::/48',
    '2001:db8:0::/48',
    '2001:db8:1::/48',
    'unknown',
  ])
})
