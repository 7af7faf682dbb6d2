import { expect, test } from 'bun:test'
import { propertyAddress } from './property-read.ts'
import { propertyReads } from './property-reads.ts'

test('a home is taken at the address that the server asked at', () => {
  const id = '0190a000-0000-7000-8000-000000000001'
  const [read] = propertyReads({ params: { id }, search: new URLSearchParams() })
  expect(propertyAddress(id)).toBe(read?.address ?? '')
})
