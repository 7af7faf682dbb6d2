import { describe, expect, test } from 'bun:test'
import { filterContactDetails } from './contact-filter.ts'
import { ownAddresses } from './find-detections.ts'

const cleaned = (text: string) => filterContactDetails(text).text

describe.each([...ownAddresses])("the portal's own address %s", address => {
  const [name, host] = address.split('@')

  test.each([
    address,
    `Write to ${address}.`,
    address.toUpperCase(),
    `[${address}](mailto:${address})`,
    `<${address}>, Monday to Friday`,
  ])('is no contact detail in "%s"', text => {
    expect(filterContactDetails(text)).toMatchObject({ text, detections: [], risk: 0 })
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
    [`${name}@${host}s`, '[EMAIL REMOVED]'],
    [address.replace('o', 'о'), '[EMAIL REMOVED]'], // a Cyrillic letter
    [address.split('').join(' '), '[EMAIL REMOVED]'],
    [`${address}?cc=jane@gmail.com`, `${address}?cc=[EMAIL REMOVED]`],
    [`${address}/jane@gmail.com`, `${address}/[EMAIL REMOVED]`],
    [`${address}, 415-555-0123`, `${address}, [PHONE REMOVED]`],
  ])('hides nothing: "%s"', (text, expected) => {
    expect(cleaned(text)).toBe(expected)
  })
})
