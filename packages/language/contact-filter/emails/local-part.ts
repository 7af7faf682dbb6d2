// The part of an email address before the "@".
import type { Span } from '../reading/reading.ts'
import { dotWords } from '../reading/symbol-words.ts'
import { endsWith, spanBefore } from '../reading/words-around.ts'

const maxLocalPartLength = 64
const isLocal = (character: string) => /[\p{L}\p{N}._%+-]/u.test(character)
const isSpace = (character: string) => /\s/.test(character)
const signWordBefore = new RegExp(
  `[\\p{L}\\p{N}]\\s(?:${dotWords}|underscore|dash|hyphen|guion|plus)\\s$`,
  'u',
)

/** The name before the "@" at `sign`, with spelled-out signs of its own: "jane dot doe". */
export function localPartBefore(text: string, sign: number): Span {
  const { start: end } = spanBefore(text, sign, isSpace, 2)
  let { start } = spanBefore(text, end, isLocal, maxLocalPartLength)
  while (start < end && end - start < maxLocalPartLength && endsWith(text, start, signWordBefore)) {
    const word = spanBefore(text, start - 1, character => !isSpace(character), maxLocalPartLength)
    start = spanBefore(text, word.start - 1, isLocal, maxLocalPartLength).start
  }
  return { start, end }
}
