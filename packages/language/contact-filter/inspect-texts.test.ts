import { expect, test } from 'bun:test'
import { inspectTexts } from './inspect-texts.ts'

test('clean texts stay as they are', () => {
  const texts = { title: 'Sunny flat', description: 'Two rooms with a bay window.' }
  expect(inspectTexts(texts)).toEqual({ outcome: 'clean', message: null, found: [], texts })
})

test('a detail is quoted as it was written, and each text is returned as it would be stored', () => {
  const { outcome, message, found, texts } = inspectTexts({
    title: 'Sunny flat',
    description: 'Ring 415-555-0134 or 415-555-0134 in the evening.',
  })
  expect(outcome).toBe('filtered')
  expect(message).toStartWith('Some external contact information was automatically removed.')
  expect(found).toEqual(['415-555-0134'])
  expect(texts).toEqual({
    title: 'Sunny flat',
    description: 'Ring [PHONE REMOVED] or [PHONE REMOVED] in the evening.',
  })
})

test('a detail that is split between two texts is removed from both', () => {
  const { texts, found } = inspectTexts({
    title: 'Sunny flat, ring 415-555',
    description: '0134 for a visit.',
  })
  expect(texts.title).not.toContain('415-555')
  expect(texts.description).not.toContain('0134')
  expect(found).toEqual(['415-555', '0134'])
})

test('too many details block the text', () => {
  const { outcome, message } = inspectTexts({
    message: 'ana@mail.test, 415-555-0134, https://ana.test, and 415-555-0177',
  })
  expect(outcome).toBe('blocked')
  expect(message).toContain('which is not allowed')
})

test('links to the portal itself are no contact details', () => {
  expect(
    inspectTexts({ message: 'See https://portal.test/properties/1' }, { ownOrigin: 'https://portal.test' })
      .outcome,
  ).toBe('clean')
})
