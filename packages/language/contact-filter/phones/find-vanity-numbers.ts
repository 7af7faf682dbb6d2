// Finds numbers that end in a word: "1-800-FLOWERS", "415-555-HOME", "415-RENT-NOW".
import { isCapital, type Reading, type Span } from '../reading/reading.ts'
import { asksToCall, isReference } from './number-cues.ts'

const vanity =
  /(?<![\p{L}\p{N}])(1[-. ]{0,2})?\(?([2-9]\d\d)\)?[-. ]{1,2}(?:([2-9]\d\d)[-. ])?((?<=1[-. ]{0,2}\(?8\d\d\)?[-. ]{1,2})[a-z]{2,5} [a-z]{2,5}|[a-z]{2,7}(?:-[a-z\d]{1,5}){0,2})(?![\p{L}\p{N}])/gu
const tollFree = /^8(?:00|33|44|55|66|77|88)$/
const lettersOnTheKeys = 7
const lettersOfTheLine = 4
const measures =
  /^(?:sqft|unit|beds?|bath|each|mile|feet|foot|mins?|watt|volt|degs?|year|home|week|days?|plus|main|east|west|park|type)$/

type Vanity = {
  readonly hasOne: boolean
  readonly area: string
  readonly exchange: string | undefined
  readonly word: string
  /** Whether it is in capitals, as people write such words. */
  readonly isShown: boolean
  /** Whether it comes right after a hyphen. */
  readonly isTight: boolean
  readonly isInvited: boolean
}

/** "1-800-FLOWERS", "415-RENT-NOW" */
const isWholeWord = ({ hasOne, area, exchange, word, isShown, isTight, isInvited }: Vanity): boolean =>
  word.replace(/[ -]/g, '').length === lettersOnTheKeys &&
  exchange === undefined &&
  (tollFree.test(area)
    ? isShown || (hasOne && isTight)
    : isShown && isTight && (isInvited || word.includes('-')))

/** "415-555-HOME", "call 555-HOME" */
const isLine = ({ exchange, word, isShown, isTight, isInvited }: Vanity): boolean =>
  word.length === lettersOfTheLine &&
  !/[ -]/.test(word) &&
  (exchange === undefined ? isShown && isInvited : isShown || (isTight && !measures.test(word)))

export function findVanityNumbers(reading: Reading): Span[] {
  const { text } = reading
  return [...text.matchAll(vanity)].flatMap(match => {
    const { 0: written, 1: one, 2: area = '', 3: exchange, 4: word = '', index } = match
    const end = index + written.length
    const number: Vanity = {
      hasOne: one !== undefined,
      area,
      exchange,
      word,
      isShown: isCapital(reading, end - 1) && isCapital(reading, end - word.length),
      isTight: text.charAt(end - word.length - 1) === '-',
      isInvited: asksToCall(text, index),
    }
    const isMeant = (isWholeWord(number) || isLine(number)) && !isReference(text, index)
    return isMeant ? [{ start: index, end }] : []
  })
}
