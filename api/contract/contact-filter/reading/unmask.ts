// Undoes the tricks that write a sign of an address as something else.
import { type Reading, rewrite } from './reading.ts'
import { atWords, dotWords } from './symbol-words.ts'

const openers = '[([{<"\'*_~|=:#-]'
const closers = '[)\\]}>"\'*_~|=:#-]'

const entity = /&(?:#0{0,4}(\d{2,3})|#x0{0,4}([\da-f]{2})|(commat|period|nbsp));?|%(40|2e)/g
const bracketedAt = new RegExp(`\\s{0,2}${openers}{1,2}\\s?(?:${atWords}|@)\\s?${closers}{1,2}\\s{0,2}`, 'g')
const bracketedDot = new RegExp(`\\s{0,2}${openers}{1,2}\\s?(?:${dotWords})\\s?${closers}{1,2}\\s{0,2}`, 'g')
const enclosedDot = /\s?[([{<]\s?\.\s?[)\]}>]\s?/g
const enclosedA = /\b\(a\)\b/g

const namedEntities: Readonly<Record<string, string>> = { commat: '@', period: '.', nbsp: ' ' }

function decodeEntity([, decimal, hexadecimal, name, percent]: RegExpExecArray): string {
  if (name !== undefined) return namedEntities[name] ?? ''
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? percent ?? '', 16) : Number(decimal)
  return String.fromCharCode(code).toLowerCase()
}

/** "jane(at)gmail[.]com" and "jane&#64;gmail%2Ecom" with their signs. */
export function unmaskSigns(reading: Reading): Reading {
  const decoded = rewrite(reading, entity, decodeEntity)
  const withAt = rewrite(
    rewrite(decoded, bracketedAt, () => '@'),
    enclosedA,
    () => '@',
  )
  return rewrite(
    rewrite(withAt, bracketedDot, () => '.'),
    enclosedDot,
    () => '.',
  )
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
const isInWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** "w.h.a.t.s-a-p-p" in one piece: at least three letters with the same sign between them. */
export function joinDottedLetters(reading: Reading): Reading {
  const { text } = reading
  return rewrite(reading, /[.*_-]/g, ({ 0: sign, index }) => {
    const [outerLeft, left, right, outerRight] = [
      text[index - 2],
      text[index - 1],
      text[index + 1],
      text[index + 2],
    ]
    const areApart = isLetter(left) && isLetter(right) && !isInWord(outerLeft) && !isInWord(outerRight)
    return areApart && (outerLeft === sign || outerRight === sign) ? '' : null
  })
}

const isBlank = (character: string | undefined) =>
  character === undefined || character === ' ' || character === '\n' || character === '\t'

const repeatedSpace = /( ) +|(\n)\n+/g

/** One space or line break for many. */
export const narrowSpaces = (reading: Reading): Reading =>
  rewrite(reading, repeatedSpace, ([, blank, lineBreak]) => blank ?? lineBreak ?? ' ')

/** "j a n e @ g m a i l . c o m" in one piece. */
export function joinSpacedLetters(reading: Reading): Reading {
  const { text } = reading
  const standsAlone = (index: number) =>
    !isBlank(text[index]) && isBlank(text[index - 1]) && isBlank(text[index + 1])
  return rewrite(reading, / /g, ({ index }) => (standsAlone(index - 1) && standsAlone(index + 1) ? '' : null))
}
