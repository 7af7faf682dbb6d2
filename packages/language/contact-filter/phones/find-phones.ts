import { endOfMatch, isCapital, type Reading, type Span, spanOf } from '../reading/reading.ts'
import { asksToCall, isAmount, isFiled, isReference, startOfPlus } from './number-cues.ts'
import {
  maxDigits,
  minDigits,
  type NumberChain,
  type PhoneCandidate,
  readCandidates,
  readNumberChains,
} from './phone-candidates.ts'
import { northAmerican, shapes } from './phone-shapes.ts'

const extension = / ?(?:x|ext\.?|extension|extn\.?|#) ?\d{1,6}(?!\d)/y

function phoneAmong(candidates: readonly PhoneCandidate[]): PhoneCandidate | undefined {
  for (const shape of shapes) {
    const phone = candidates.find(shape)
    if (phone) return phone
  }
  return undefined
}

/** With the extension. */
function wholeNumber(text: string, { start, end, hasPlus, startsEnclosed }: PhoneCandidate): Span {
  const enclosed = startsEnclosed ? start - 1 : start
  return {
    start: hasPlus ? startOfPlus(text, start) : enclosed,
    end: endOfMatch(text, end, extension) ?? end,
  }
}

function findInChain(text: string, chain: NumberChain): Span[] {
  const digits = chain.map(group => group.digits).join('')
  const phones: Span[] = []
  let position = 0
  let isReferred = isReference(text, chain[0]?.start ?? 0) || isFiled(text, chain.at(-1)?.end ?? 0)
  for (let first = 0; first < chain.length; first += 1) {
    const standsApart = first > 0 && /\s/.test(chain[first]?.gap ?? '')
    if (standsApart) isReferred = isReference(text, chain[first]?.start ?? 0)
    const ahead = digits.slice(position, position + maxDigits)
    const phone = phoneAmong(readCandidates(text, chain, first, ahead, isReferred))
    position += phone?.digits.length ?? chain[first]?.digits.length ?? 0
    if (!phone) continue
    phones.push(wholeNumber(text, phone))
    first += phone.groups.length - 1
  }
  return phones
}

const countDigits = (chain: NumberChain) => chain.reduce((total, { digits }) => total + digits.length, 0)

export const findPhones = (reading: Reading): Span[] =>
  readNumberChains(reading)
    .filter(chain => countDigits(chain) >= minDigits)
    .flatMap(chain => findInChain(reading.text, chain))

const vanity =
  /(?<![\p{L}\p{N}])(1[-. ]{0,2})?\(?([2-9]\d\d)\)?[-. ]{1,2}(?:([2-9]\d\d)[-. ])?((?<=1[-. ]{0,2}\(?8\d\d\)?[-. ]{1,2})[a-z]{2,5} [a-z]{2,5}|[a-z]{2,7}(?:-[a-z\d]{1,5}){0,2})(?![\p{L}\p{N}])/gu
const tollFree = /^8(?:00|33|44|55|66|77|88)$/
const lettersOnTheKeys = 7
const lettersOfTheLine = 4
const measures =
  /^(?:sqft|unit|beds?|bath|each|mile|feet|foot|mins?|watt|volt|degs?|year|home|week|days?|plus|main|east|west|park|type)$/

/** "1-800-FLOWERS", "415-RENT-NOW"; "415-555-HOME", "call 555-HOME" */
export function findVanityNumbers(reading: Reading): Span[] {
  const { text } = reading
  return [...text.matchAll(vanity)].flatMap(match => {
    const { 0: written, 1: one, 2: area = '', 3: exchange, 4: word = '', index } = match
    const end = index + written.length
    const isInCapitals = isCapital(reading, end - 1) && isCapital(reading, end - word.length)
    const isTight = text.charAt(end - word.length - 1) === '-'
    const isInvited = asksToCall(text, index)
    const isWholeWord =
      word.replace(/[ -]/g, '').length === lettersOnTheKeys &&
      exchange === undefined &&
      (tollFree.test(area)
        ? isInCapitals || (one !== undefined && isTight)
        : isInCapitals && isTight && (isInvited || word.includes('-')))
    const isLine =
      word.length === lettersOfTheLine &&
      !/[ -]/.test(word) &&
      (exchange === undefined ? isInCapitals && isInvited : isInCapitals || (isTight && !measures.test(word)))
    return (isWholeWord || isLine) && !isReference(text, index) ? [{ start: index, end }] : []
  })
}

const other = '[^\\p{N}\\n$€£¥%§;]'
const tenDigits = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d(?:${other}{1,12}\\d){9}(?!\\d)(?!${other}{1,12}\\d(?!\\d))`,
  'gu',
)
const threeGroups = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{3})(${other}{1,12})(\\d{3})(${other}{1,12})(\\d{4})(?![\\p{L}\\p{N}])`,
  'gu',
)
const hasLetter = /\p{L}/u
const oneLetter = /^\p{L}$/u

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
  return line.startsWith('0') && (isTight || gap === secondGap) // no amount starts with 0
}

export function findInterleavedNumbers({ text }: Reading): Span[] {
  const found = (pattern: RegExp, accepts: (match: RegExpExecArray) => boolean) =>
    [...text.matchAll(pattern)]
      .filter(accepts)
      .map(spanOf)
      .filter(span => !isReference(text, span.start) && !isAmount(text, span))
  return [...found(tenDigits, readTenDigits), ...found(threeGroups, readThreeGroups)]
}
