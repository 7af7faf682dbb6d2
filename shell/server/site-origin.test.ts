import { describe, expect, test } from 'bun:test'
import { readSiteOrigin } from './site-origin.ts'

const requestWith = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/search', { headers: { host: 'portal.test:3000', ...headers } })
const production = { NODE_ENV: 'production' }
const lying = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }

describe("the portal's own address", () => {
  test('is what PUBLIC_URL says, whatever a request claims', () => {
    const siteOrigin = readSiteOrigin({ ...production, PUBLIC_URL: 'https://portal.example/start' })
    expect(siteOrigin(requestWith(lying))).toBe('https://portal.example')
  })

  test('is unknown in production without it: a sender can set any Host header', () => {
    expect(readSiteOrigin(production)(requestWith(lying))).toBeNull()
  })

  test('is the host of the request in development, and never a forwarded one', () => {
    expect(readSiteOrigin({})(requestWith(lying))).toBe('http://portal.test:3000')
  })

  test('is what our own proxies forward', () => {
    const siteOrigin = readSiteOrigin({ ...production, TRUSTED_PROXIES: '1' })
    const forwarded = { 'x-forwarded-host': 'portal.example', 'x-forwarded-proto': 'https' }
    expect(siteOrigin(requestWith(forwarded))).toBe('https://portal.example')
    expect(siteOrigin(requestWith())).toBe('http://portal.test:3000')
  })

  test.each([
    'evil.example/x',
    'a@evil.example',
    'evil.example"><script>',
    'a.example, b.example',
    '-a.example',
    'a.example:port',
    '',
  ])('is no origin when the host is %j', host => {
    expect(readSiteOrigin({ TRUSTED_PROXIES: '1' })(requestWith({ 'x-forwarded-host': host }))).toBeNull()
  })

  test('is null if the protocol is not http or https', () => {
    const siteOrigin = readSiteOrigin({ TRUSTED_PROXIES: '1' })
    expect(siteOrigin(requestWith({ 'x-forwarded-proto': 'javascript' }))).toBeNull()
  })
})

test.each([
  { PUBLIC_URL: 'portal.example' },
  { PUBLIC_URL: 'ftp://portal.example' },
  { TRUSTED_PROXIES: 'two' },
  { TRUSTED_PROXIES: '-1' },
])('%j is refused, and one sentence names the variable', variables => {
  const [name = ''] = Object.keys(variables)
  expect(() => readSiteOrigin(variables)).toThrow(new RegExp(`^[^\n]*${name}[^\n]*$`))
})
