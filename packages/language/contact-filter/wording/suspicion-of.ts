// How strongly all that one person lately wrote is worded like a way off the platform.
import { readJoined } from '../reading/plain.ts'
import type { Reading } from '../reading/reading.ts'
import { joinPassages, readPassage } from './features.ts'
import { judgePassage } from './judge-wording.ts'

/** More says no more: the words that matter stand among few others. */
const maxLength = 300
const most = 2.5

/** From 0 to 2.5, for texts in the order in which they were sent. One of 20 innocent conversations is above 0, and four of five that hide a detail. */
export function suspicionOf(texts: readonly Reading[]): number {
  const passages = texts.map(text => readPassage(readJoined(text).text.slice(-maxLength)))
  const [own, all] = [passages.at(-1), joinPassages(passages)]
  return Math.min(most, Math.max(0, judgePassage(all), own ? judgePassage(own) : 0))
}
