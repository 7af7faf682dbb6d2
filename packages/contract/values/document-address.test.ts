import { expect, test } from 'bun:test'
import { documentAddress, documentAddressOf, documentIdIn } from './document-address.ts'

test('a home shows only documents that were uploaded here', () => {
  const id = '0192f3c4-5555-7a6b-8c9d-4155550137ab'
  expect(documentAddress.parse(documentAddressOf(id))).toBe(documentAddressOf(id))
  expect(documentIdIn(documentAddressOf(id))).toBe(id)
  for (const address of [
    '',
    `/api/photos/${id}`,
    `/api/documents/${id}`,
    `/api/documents/${id}/content?from=elsewhere`,
    `https://elsewhere.example/api/documents/${id}/content`,
    '/documents/call-415-555-0137.pdf',
    'https://documents.example/house-rules.pdf',
    'javascript:alert(1)//.pdf',
  ])
    expect([address, documentAddress.safeParse(address).error?.issues[0]?.message]).toEqual([
      address,
      'Please upload the document',
    ])
})
