// Finds phone numbers with letters or words between the digits: "4a1b5c…", "4 cats 1 dog 5 birds …".
import type { Reading, Span } from '../reading/reading.ts'
import { isAmount, isReference } from './number-cues.ts'

const other = '[^\\p{N}\\n$€£¥%§;]'
const tenDigits = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d(?:${other}{1,12}\\d){9}(?!\\d)(?!${other}{1,12}\\d(?!\\d))`,
  'gu',
)
const threeGroups = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{3})(${other}{1,12})(\\d{3})(${other}{1,12})(\\d{4})(?![\\p{L}\\p{N}])`,
  'gu',
)
const northAmerican = /^[2-9]\d\d[2-9]\d{6}$/
const hasLetter = /\p{L}/u
const oneLetter = /^\p{L}$/u

/** Prices and furniture sizes are round; the last four digits of a number may start with 0, which amounts never do. */
const isRound = (digits: string) => digits.endsWith('0') || digits.endsWith('5')

function readTenDigits(match: RegExpExecArray): boolean {
  const [written] = match
  const gaps = written.split(/\d/).slice(1, -1)
  const digits = written.replace(/\D/g, '')
  const isSame = gaps.every(gap => gap === gaps[0])
  return (
    northAmerican.test(digits) &&
    gaps.every(gap => hasLetter.test(gap)) &&
    (isSame || gaps.every(gap => oneLetter.test(gap)) || digits.includes('0'))
  )
}

function readThreeGroups([
  ,
  area = '',
  gap = '',
  exchange = '',
  secondGap = '',
  line = '',
]: RegExpExecArray): boolean {
  if (!northAmerican.test(area + exchange + line) || !hasLetter.test(gap) || !hasLetter.test(secondGap))
    return false
  const isTight = oneLetter.test(gap) && oneLetter.test(secondGap)
  const isOdd = line.startsWith('0') || (isTight && !isRound(line))
  return isOdd && (isTight || gap === secondGap)
}

export function findInterleavedNumbers({ text }: Reading): Span[] {
  const found = (pattern: RegExp, accepts: (match: RegExpExecArray) => boolean) =>
    [...text.matchAll(pattern)]
      .filter(accepts)
      .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
      .filter(span => !isReference(text, span.start) && !isAmount(text, span))
  return [...found(tenDigits, readTenDigits), ...found(threeGroups, readThreeGroups)]
}
