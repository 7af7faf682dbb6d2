// See docs/house.md.
import { expect, test } from 'bun:test'
import { riddlesAmong, riddlingComments, riddlingNames } from './test/code-words.ts'

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
