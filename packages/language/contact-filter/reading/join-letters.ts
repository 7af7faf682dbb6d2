// Joins words whose letters are written apart.
import { type Reading, rewrite } from './reading.ts'

const isLetter = (character: string) => /\p{L}/u.test(character)
const isInWord = (character: string) => /[\p{L}\p{N}]/u.test(character)
const endsClause = (character: string) => /[,;:!?)]/.test(character)
const isBlank = (character: string) => character === '' || character === ' ' || character === '\n'

/** "j a n e @ g m a i l . c o m" as one word, without the dash or the comma of the sentence around it. */
export function joinSpacedLetters(reading: Reading): Reading {
  const { text } = reading
  const standsAlone = (index: number) =>
    !isBlank(text.charAt(index)) &&
    isBlank(text.charAt(index - 1)) &&
    (isBlank(text.charAt(index + 1)) || endsClause(text.charAt(index + 1)))
  const isInside = (index: number) =>
    standsAlone(index) && (text.charAt(index) !== '-' || (standsAlone(index - 2) && standsAlone(index + 2)))
  return rewrite(reading, / /g, ({ index }) => (isInside(index - 1) && isInside(index + 1) ? '' : null))
}

/** "w.h.a.t.s-a-p-p" as one word: at least three letters with the same sign between them. */
export function joinDottedLetters(reading: Reading): Reading {
  const { text } = reading
  return rewrite(reading, /[.*_-]/g, ({ 0: sign, index }) => {
    const [outerLeft, outerRight] = [text.charAt(index - 2), text.charAt(index + 2)]
    const areLetters = isLetter(text.charAt(index - 1)) && isLetter(text.charAt(index + 1))
    const areApart = !isInWord(outerLeft) && !isInWord(outerRight)
    return areLetters && areApart && (outerLeft === sign || outerRight === sign) ? '' : null
  })
}

const repeatedSpace = /( ) +|(\n)\n+/g

/** Collapses spaces and line breaks into one. */
export const narrowSpaces = (reading: Reading): Reading =>
  rewrite(reading, repeatedSpace, ([, blank, lineBreak]) => blank ?? lineBreak ?? ' ')
