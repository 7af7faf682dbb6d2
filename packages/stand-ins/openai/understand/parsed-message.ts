// A message with everything read from it.
import { findConcepts } from './find-concepts.ts'
import type { Concept } from './lexicon.ts'
import { readWords } from './read-words.ts'

export interface ParsedMessage {
  /** The original text. */
  raw: string
  /** The corrected words with single spaces between them. */
  text: string
  words: readonly string[]
  /** Whether it mentions all of these. */
  has(...concepts: Concept[]): boolean
  hasAny(...concepts: Concept[]): boolean
}

export const parseMessage = (raw: string): ParsedMessage => {
  const words = readWords(raw)
  const found = findConcepts(words)
  return {
    raw,
    words,
    text: words.join(' '),
    has: (...concepts) => concepts.every(concept => found.has(concept)),
    hasAny: (...concepts) => concepts.some(concept => found.has(concept)),
  }
}
