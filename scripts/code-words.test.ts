// Our code speaks plain American English: comments are sentences, and names say what they name (docs/house.md).
import { expect, test } from 'bun:test'
import { comments, identifiers } from './test/code-words.ts'

/** How no American colleague begins a comment: without a subject, or with a pronoun for an unnamed person. */
const riddlingComments: readonly RegExp[] = [
  /^(Of|Thereof|Therein|Whoever|Whom) /,
  /\b(whoever|whomever|wherein|thereby|lest|hitherto|likest|for want of)\b/i,
  /\b(somebody|what one sees|as one would)\b/i,
]

/** Names that had to be explained, and British spellings. Values on the wire and in the database are strings, which may have them. */
const riddlingNames: readonly RegExp[] = [
  /^(likest|isOfBefore|theOneThatCounts|inOneOrder|isListedAnew|isTold|untold|regret|mend)$/,
  /(ThatCounts|ThatTells?|ThatIsThere|OneOrder|AsBefore|WhatIsOpen|NobodyListens)$/,
  /^(usual|mended|told|regret)[A-Z]/,
  /(favourite|colour|neighbour|behaviour|centre(?!d)|cancelled[A-Z]|labelled(?!by)|organis|recognis)/i,
]

const offendersOf = (found: { text: string; place: string }[], riddles: readonly RegExp[]) =>
  found.filter(({ text }) => riddles.some(riddle => riddle.test(text)))

test('comments are sentences that a colleague would write', () => {
  const found = comments()
  expect(found.length).toBeGreaterThan(5000)
  expect(offendersOf(found, riddlingComments)).toEqual([])
})

test('names are not riddles', () => {
  const found = identifiers()
  expect(found.length).toBeGreaterThan(10_000)
  expect(offendersOf(found, riddlingNames)).toEqual([])
})

test.each([
  ['Of places, which a great city makes slow.', riddlingComments],
  ['Takes whoever asks.', riddlingComments],
  ['isOfBefore', riddlingNames],
  ['theOneThatCounts', riddlingNames],
  ['usualTimeoutMs', riddlingNames],
  ['favourites', riddlingNames],
])('"%s" is a riddle', (text, riddles) => {
  expect(offendersOf([{ text, place: 'here:1' }], riddles)).toHaveLength(1)
})
