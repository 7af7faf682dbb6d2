import { expect, test } from 'bun:test'
import { licenseNumber, licenseState } from './license.ts'

const messagesOf = (schema: typeof licenseNumber, value: string): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

test.each(['', '01948372', ' DRE-01948372 ', '10401234567', 'BK3123456', 'L-1'])(
  'a license number may be %p',
  number => {
    expect(licenseNumber.parse(number)).toBe(number.trim())
  },
)

test.each(['01 948 372', 'joe@x.com', '#1', 'call_me', '1'.repeat(21)])(
  'a license number is not %p',
  number => {
    expect(messagesOf(licenseNumber, number)).toEqual([
      'License numbers have up to 20 letters, digits and dashes',
    ])
  },
)

test.each(['415-555-0137', '4155550137', '555-0137'])(
  'a license number is not the phone number %s',
  number => {
    expect(messagesOf(licenseNumber, number)).toEqual(['Please enter a license number, not a phone number'])
  },
)

test.each([
  ['CA', 'CA'],
  [' ca ', 'CA'],
  ['California', 'CA'],
  ['puerto rico', 'PR'],
  ['', ''],
])('the state %p of a license is kept as %p', (input, code) => {
  expect(licenseState.parse(input)).toBe(code)
})

test.each(['XX', '415-555-0137', 'Bavaria', 'CAL'])('%p is not a license state', state => {
  expect(messagesOf(licenseState, state)).toEqual([
    'Please enter a state of the United States, such as CA or California',
  ])
})
