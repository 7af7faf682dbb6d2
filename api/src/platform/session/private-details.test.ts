import { describe, expect, test } from 'bun:test'
import { growthOf, linear } from '@portal/server/test/growth'
import { valueWithoutPrivateDetails, withoutPrivateDetails } from './private-details.ts'

const own = { ownOrigin: 'https://portal.example' }
const cleaned = (text: string) => withoutPrivateDetails(text, own)

describe('removed from a text', () => {
  test.each([
    ['ada@example.org', '[EMAIL REMOVED]'],
    ['(415) 555-0137', '[PHONE REMOVED]'],
    ['www.example.com', '[WEBSITE REMOVED]'],
    ['4242 4242 4242 4242', '[CARD NUMBER REMOVED]'],
    ['378282246310005', '[CARD NUMBER REMOVED]'],
    ['078-05-1120', '[SOCIAL SECURITY NUMBER REMOVED]'],
    ['sk-proj-abcdefghijklmnop', '[KEY REMOVED]'],
    ['sk_live_abcdefghijklmnop', '[KEY REMOVED]'],
    ['whsec_abcdefghijklmnop', '[KEY REMOVED]'],
    ['AKIAIOSFODNN7EXAMPLE', '[KEY REMOVED]'],
    ['ghp_abcdefghijklmnopqrstuvwxyz', '[KEY REMOVED]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl', '[KEY REMOVED]'],
    ['Bearer abcdefghijklmnop1234', '[KEY REMOVED]'],
    ['password is hunter22', '[PASSWORD REMOVED]'],
    ['Passcode: 987654', '[PASSWORD REMOVED]'],
  ])('is %s', (detail, replacement) => {
    expect(cleaned(`Here it comes: ${detail} and no more`)).toBe(`Here it comes: ${replacement} and no more`)
  })
})

describe('left unchanged', () => {
  test.each([
    'The rent is $3,250 a month, the deposit $6,500; 2 bedrooms, 1.5 baths, 850 sqft.',
    'It is at 1200 Market St, San Francisco, CA 94102-1234, available 2026-12-01.',
    'Scheduled for 2026-11-23T18:30:00.000Z, between 9:00 and 11:30.',
    'How do I reset my password? My password reset does not work.',
    '[Sunny flat](/properties/01955555-0137-7415-8555-013741555013)',
    'Request 01955555-0137-7415-8555-013741555013 of 2026-01-02',
    'https://portal.example/help/applications',
    'Basic 9.99 / 99.99, Premium 19.99 / 199.99, Enterprise 49.99 / 499.99',
    'Signs \uE000 and \uE001 of someone’s own font stay',
  ])('%s', text => {
    expect(cleaned(text)).toBe(text)
  })
})

test('a JSON value keeps its form, its numbers and its keys', () => {
  const value = { id: 7, list: ['a', { note: 'mail ada@example.org' }], none: null, is: true }
  expect(valueWithoutPrivateDetails(value, own)).toEqual({
    ...value,
    list: ['a', { note: 'mail [EMAIL REMOVED]' }],
  })
})

test('a long text of any kind is filtered in a time that grows only with its length', async () => {
  const hostile = ['password is ', 'eyJaaaaaaaa.', '1 ', 'Bearer  ', '0-0', 'sk-a_', '\uE000']
  for (const piece of hostile)
    expect(
      await growthOf(share => cleaned(piece.repeat((share * 20_000) / piece.length))),
    ).toBeLessThanOrEqual(linear)
})
