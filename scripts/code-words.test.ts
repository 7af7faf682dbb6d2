// Our code speaks plain American English: comments are sentences, and names say what they name (docs/house.md).
import { expect, test } from 'bun:test'
import { comments, identifiers, riddlesAmong, riddlingComments, riddlingNames } from './test/code-words.ts'

test('comments are sentences that a colleague would write', () => {
  const found = comments()
  expect(found.length).toBeGreaterThan(5000)
  expect(riddlesAmong(found, riddlingComments)).toEqual([])
})

test('names are not riddles', () => {
  const found = identifiers()
  expect(found.length).toBeGreaterThan(10_000)
  expect(riddlesAmong(found, riddlingNames)).toEqual([])
})

test.each([
  ['Of places, which a great city makes slow.', riddlingComments],
  ['Takes whoever asks.', riddlingComments],
  ['isOfBefore', riddlingNames],
  ['theOneThatCounts', riddlingNames],
  ['usualTimeoutMs', riddlingNames],
  ['favourites', riddlingNames],
])('"%s" is a riddle', (text, riddles) => {
  expect(riddlesAmong([{ text, place: 'here:1' }], riddles)).toHaveLength(1)
})
