import { afterEach, expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { firstAnswer, firstRead, queryOf } from './call.ts'
import { giveFirstAnswers } from './first-answers.ts'
import { sampleProperty } from './test/sample-property.ts'

const property = sampleProperty()
const given = { params: { id: property.id } }
const { address } = firstRead(propertyEndpoints.read, given)
afterEach(() => giveFirstAnswers({}))

test('the address of a read is the one that it is requested from', () => {
  expect(address).toBe(`/api/properties/${property.id}`)
  expect(firstRead(propertyEndpoints.search, { query: { city: 'San Francisco', limit: 100 } }).address).toBe(
    '/api/properties/search?city=San+Francisco&limit=100',
  )
})

test('a query begins with the answer that came for its address, and only once', () => {
  giveFirstAnswers({ [address]: { property, sinceThen: 1 } })
  expect(
    queryOf(propertyEndpoints.read, { params: { id: crypto.randomUUID() } }).initialData(),
  ).toBeUndefined()
  expect(queryOf(propertyEndpoints.read, given).initialData()).toEqual({ property })
  expect(queryOf(propertyEndpoints.read, given).initialData()).toBeUndefined()
})

test('an answer that does not fit its schema is ignored', () => {
  for (const answer of [null, 7, {}, { property: { ...property, rentAmount: 'much' } }]) {
    giveFirstAnswers({ [address]: answer })
    expect(firstAnswer(propertyEndpoints.read, given)).toBeUndefined()
  }
})
