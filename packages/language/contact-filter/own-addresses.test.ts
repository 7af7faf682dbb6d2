import { describe, expect, test } from 'bun:test'
import { filterContactDetails } from './contact-filter.ts'

const defaultAddress = 'support@rental-portal.example'
const operators = ['help@bay.example', 'support@bay-homes.com', 'bay.homes.help@gmail.com']

describe.each([
  [defaultAddress, {}],
  ...operators.map(address => [address, { ownAddresses: [address] }] as const),
  ['help@bay.example', { ownAddresses: ['Help@Bay.example'] }],
] as const)("the portal's own address %s", (address, options) => {
  const [name, host] = address.split('@')
  const cleaned = (text: string) => filterContactDetails(text, options).text

  test.each([
    address,
    `Write to ${address}.`,
    address.toUpperCase(),
    `[${address}](mailto:${address})`,
    `<${address}>, Monday to Friday`,
  ])('is no contact detail in "%s"', text => {
    expect(filterContactDetails(text, options)).toMatchObject({ text, detections: [], risk: 0 })
  })

  test.each([
    [`${name}+jane@${host}`, '[EMAIL REMOVED]'],
    [`jane.${address}`, '[EMAIL REMOVED]'],
    [`jane_${address}`, '[EMAIL REMOVED]'],
    [`jane dot ${address}`, '[EMAIL REMOVED]'],
    [`${address}.com`, '[EMAIL REMOVED]'],
    [`${address}-homes.com`, '[EMAIL REMOVED]'],
    [`${address} dot com`, '[EMAIL REMOVED]'],
    [`${address}\u200b.com`, '[EMAIL REMOVED]'],
    [`${name}@mail.${host}`, '[EMAIL REMOVED]'],
    [`${name}@${host}s`, expect.stringMatching(/^\[EMAIL REMOVED\]/)],
    [address.replace('e', 'е'), '[EMAIL REMOVED]'], // a Cyrillic letter
    [address.split('').join(' '), '[EMAIL REMOVED]'],
    [`${address}?cc=jane@gmail.com`, expect.stringMatching(/\[EMAIL REMOVED\]$/)],
    [`${address}/jane@gmail.com`, expect.stringMatching(/\[EMAIL REMOVED\]$/)],
    [`${address}, 415-555-0123`, `${address}, [PHONE REMOVED]`],
  ])('hides nothing: "%s"', (text, expected) => {
    expect(cleaned(text)).toEqual(expected)
  })
})

test('the default address is a detail like any other where the operator has another', () => {
  expect(filterContactDetails(defaultAddress, { ownAddresses: operators }).text).toBe('[EMAIL REMOVED]')
})
