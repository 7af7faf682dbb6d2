import { expect, test } from 'bun:test'
import { propertyReads } from '../../first-reads.ts'
import { propertyAddress } from './property-read.ts'

test('the address of a home matches its endpoint', () => {
  const id = '0190a000-0000-7000-8000-000000000001'
  const [read] = propertyReads({ params: { id }, search: new URLSearchParams() })
  expect(propertyAddress(id)).toBe(read?.address ?? '')
})
