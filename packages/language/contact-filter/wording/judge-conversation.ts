// How strongly all that one person lately wrote to another is worded like a way off the platform.
import { readJoined } from '../reading/plain.ts'
import type { Reading } from '../reading/reading.ts'
import weights from './conversation-weights.json' with { type: 'json' }
import { joinPassages, judgeOf, readPassage } from './judge-wording.ts'

export const judgeConversation = judgeOf(weights)
const known = new Set(
  Object.entries(weights.pairs).flatMap(([first, seconds]) => [first, ...Object.keys(seconds)]),
)

export const isKnownWord = (word: string): boolean => known.has(word)

const maxLength = 300
const [least, most] = [-2, 2.5]

/**
 * From -2 to 2.5, for texts in the order of sending. Few innocent conversations are above 0, and four of five
 * that hide a detail (docs/decisions/what-people-write.md).
 */
export function suspicionOf(texts: readonly Reading[]): number {
  const passages = texts.map(text => readPassage(readJoined(text).text.slice(-maxLength)))
  const judged = [joinPassages(passages), ...passages.slice(-1)].map(judgeConversation)
  return Math.min(most, Math.max(least, ...judged))
}
