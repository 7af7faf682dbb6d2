// Finds phone numbers whose parts are scattered over a sentence: "zip 415, ref 555, gate 0137", "starts with 415, …, the tail is 01 and 37".

import {
  endsWith,
  type Reading,
  rewrite,
  type Span,
  spanInOriginal,
  spansOf,
  startsWith,
} from '../reading/reading.ts'
import { contactIntent, home, otherPart, part, unit } from './number-cues.ts'
import { foreignDigits, romanNumerals } from './number-words.ts'
import { northAmerican } from './phone-shapes.ts'

const group = /(?<![\p{L}\p{N}$€£¥/-]|\d[.,:]|[$€£¥] )\d{1,7}(?![\p{N}%/]|[.,:]\d|-\d{5})/gu
const maxGroups = 10
const maxGap = 64
const reach = 90

const wrongName =
  /(?<!\p{L})(?:zip|zip code|zipcode|postal(?: code)?|plz|postcode|year)[ :#=-]{0,3}(?:is )?$/u
/** Numbers that often begin with 0. */
const codes =
  /(?<!\p{L})(?:door|pin|key|lockbox|alarm|entry|keypad|code|gate|passcode|meter|model|part|sku|item|serial|permit|invoice|case|order|ticket)(?: (?:number|no\.?|code|is|#))*[ :#=-]{0,3}$/u
const urgentIntent =
  /^[^\n]{0,24}?(?:(?:ring|call|text|dial|buzz|phone|reach) (?:me|us)|together|you get|you know|get what)/u
const money =
  /(?<!\p{L})(?:rents?|deposits?|fees?|price|prices|costs?|months?|lease|dollars|bucks|budget|income|salary|pay|paid|due)(?!\p{L})/u
const inverted = /(?:before|in front of|ahead of|precedes?)/u
const year = /^(?:19|20)\d\d$/

const hasLetter = /\p{L}/u

type Group = Span & { readonly digits: string }

const lineBefore = (text: string, index: number, length: number) =>
  text.slice(Math.max(0, index - length), index).replace(/^[\s\S]*\n/, '')
const lineAfter = (text: string, index: number, length: number) =>
  text.slice(index, index + length).replace(/\n[\s\S]*$/, '')

/** For sentences that give the last part first. */
function inDialingOrder(groups: readonly Group[], gaps: readonly string[]): readonly Group[] {
  if (groups.length === 2 && /^ (?:to|behind|after|onto) /u.test(gaps[0] ?? '')) return groups.toReversed()
  if (groups.length !== 3) return groups
  if (gaps.every(gap => inverted.test(gap))) return groups.toReversed()
  const [one, two, three] = groups
  const isLineFirst = one?.digits.length === 4 && two?.digits.length === 3 && three?.digits.length === 3
  return isLineFirst ? [two, three, one] : groups
}

/** `isRow`: the groups were read as one row of disguised digits. */
function isPhone(text: string, groups: readonly Group[], isRow: boolean): boolean {
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last || groups.length < 2) return false
  const gaps = groups.slice(1).map(({ start }, index) => text.slice(groups[index]?.end ?? 0, start))
  if (!isRow && !gaps.some(gap => hasLetter.test(gap))) return false
  const ordered = inDialingOrder(groups, gaps)
  const isInverted = ordered !== groups
  const digits = ordered.map(each => each.digits).join('')
  if (!northAmerican.test(digits)) return false
  const hasUnits = groups.some(({ end }) => startsWith(text, end, unit))
  const before = text
    .slice(Math.max(0, first.start - 32), first.start)
    .replace(/^[\s\S]*[.!?\n](?=[\s\S]*\p{L})/u, '')
  const behind = text.slice(last.end, last.end + 32).replace(/[.!?\n][\s\S]*$/u, '')
  const labels = [before, ...gaps, behind].filter(words => hasLetter.test(words))
  const lengths = ordered
    .map(each => each.digits.length)
    .join('-')
    .replace(/^1-(?=3)/, '')
  const isRegular =
    /^(?:3|1-1-1|1-2|2-1)-(?:3|1-1-1|1-2|2-1)-(?:4|1-1-1-1|2-2|1-3|3-1|1-1-2|2-1-1)$|^(?:3-7|6-4|5-5)$/.test(
      lengths,
    )
  const parts = labels.filter(words => part.test(words) && !otherPart.test(words)).length
  const around = `${lineBefore(text, first.start, reach)}${text.slice(first.start, last.end)}${lineAfter(text, last.end, reach)}`
  const hasIntent = contactIntent.test(around)
  if (hasUnits) return hasIntent && isRegular && /^0/.test(digits.slice(-4))
  if (isRow && isRegular && gaps.every(gap => gap.length < 9)) return true
  if (isInverted && isRegular && (gaps.every(gap => inverted.test(gap)) || parts > 1)) return true
  if (isInverted) return isRegular && groups.length === 2 && digits.length === 10
  if (!hasIntent && labels.some(words => money.test(words))) return false
  if (parts >= Math.max(2, labels.length - 2) && (isRegular || hasIntent || groups.length < 4)) return true
  if (!isRegular || year.test(digits.slice(-4))) return false
  const isAfterHome = groups.every(({ start }) => endsWith(text, start, home))
  if (groups.some(({ start }) => endsWith(text, start, wrongName))) return true
  if (hasIntent && (!isAfterHome || parts > 0 || startsWith(text, last.end, urgentIntent))) return true
  const areSpoken = gaps.every(gap => /\p{L}{2}/u.test(gap)) && !gaps.some(gap => gap.includes('\n'))
  return (
    lengths === '3-3-4' && areSpoken && digits.slice(-4).startsWith('0') && !endsWith(text, last.start, codes)
  )
}

/** Another matcher finds these, and none of their digits belong to other parts. */
const whole = /(?<!\d)(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-]{0,2}[2-9]\d\d[ .-]{0,2}\d{4}(?!\d)/g

/**
 * `isRow`: the reading has digits where the author wrote letters; most of the number must then be such
 * digits.
 */
function findScattered({ original, text, starts, ends }: Reading, isRow: boolean): Span[] {
  const isWord = ({ start, end }: Span) => hasLetter.test(original.slice(starts[start], ends[end - 1]))
  const isDigits = (number: string, index: number) =>
    original.slice(starts[index], ends[index + number.length - 1]) === number
  const scattered = text.replace(whole, (number, index: number) =>
    isDigits(number, index) ? ' '.repeat(number.length) : number,
  )
  const groups = [...scattered.matchAll(group)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
  const found: Span[] = []
  for (let first = 0; first < groups.length; first += 1) {
    let count = 0
    for (let last = first; last < groups.length && last - first < maxGroups; last += 1) {
      const [previous, current] = [groups[last - 1], groups[last]]
      if (!current || (last > first && previous && current.start - previous.end > maxGap)) break
      count += current.digits.length
      if (count > 11) break
      if (count < 10) continue
      const phone = groups.slice(first, last + 1)
      const words = isRow ? phone.filter(isWord).length : 0
      if ((isRow && words < Math.min(3, phone.length / 2)) || !isPhone(text, phone, isRow)) continue
      found.push({ start: phone[0]?.start ?? 0, end: current.end })
      first = last
      break
    }
  }
  return found
}

const sum = /(?<![\d.,$])(\d{1,4}) ?(?:\+|plus) ?(\d{1,4})(?![\d.,]\d|\d)/g
const summed = (reading: Reading): Reading =>
  rewrite(reading, sum, ([, one = '', other = '']) =>
    String(Number(one) + Number(other)).padStart(Math.max(one.length, other.length), '0'),
  )

/** "the first 3 are", "last 4": these digits are counts. */
const count =
  /[1-9] of [1-9](?=[ :)=-]{1,3}\d{2})|(?<=(?<!\p{L})(?:parts?|piece|chunk|order|item|step) )[1-9](?=[ :=-]+\d{2})|(?<=(?<!\p{L})(?:first|next|last|middle|final|second|other|these|those|the) )[2-7](?!\d)(?= ?(?:digits?|numbers?|ones|before|after|ahead|are|is|come|of|go|start|end|[:,=-]|\d))/gu
export const uncounted = (reading: Reading): Reading => rewrite(reading, count, () => '')

/** "start with Seattle's area code and go on with 867 5309" */
const afterAreaCode =
  /(?<!\p{L})area code(?: (?!is\b)\p{L}{1,12}){1,6}[ ,:]{1,2}[2-9]\d{2}[ .,-]{1,3}\d{4}(?!\d)|(?<![\d.,$-] ?)[2-9]\d{2}[ .,-]{1,3}\d{4}[ ,]{1,2}(?:\p{L}{1,12} ){1,6}area code(?! of)/gu

/** Spans in the original text. */
export function findNumbersInParts(numbers: Reading): Span[] {
  const reading = uncounted(numbers)
  const scattered = (each: Reading, isRow: boolean) =>
    findScattered(each, isRow).map(span => spanInOriginal(each, span))
  const others = (...readings: Reading[]) => readings.filter(each => each !== reading)
  const local = spansOf(reading.text, afterAreaCode).map(span => spanInOriginal(reading, span))
  const rows = others(romanNumerals(reading), foreignDigits(reading)).flatMap(each => scattered(each, true))
  return [
    ...local,
    ...scattered(reading, false),
    ...rows,
    ...others(summed(reading)).flatMap(each => scattered(each, false)),
  ]
}
