// Finds phone numbers whose parts are scattered over a sentence: "zip 415, ref 555, gate 0137", "starts with 415, …, the tail is 01 and 37".

import { type Reading, rewrite, type Span, spanInOriginal } from '../reading/reading.ts'
import { endsWith, startsWith } from '../reading/words-around.ts'
import { foreignDigits } from './foreign-digits.ts'
import { romanNumerals } from './roman-numerals.ts'

/**
 * Words that ask for contact somewhere else, such as "ring me" or "ask for Dominic". They are innocent by themselves, and only make
 * a detail nearby more certain.
 */
const contactIntent =
  /(?<!\p{L})(?:(?:ring|call|dial|phone|text|txt|buzz|ping|hit|holler at|reach|contact|write|message|mail|catch|get|find|speak to|talk to|beep) (?:me|us|him|her|them|up)|get (?:a ?)?hold of (?:me|us)|reach|dial|phone|cell|mobile|telephone|cel|numero|telefono|ask for \p{L}+|pregunte|pregunta|llam\p{L}+|marque|marca|escrib\p{L}+|call|text|ring|speak|by voice|digits|only the numbers|numbers only|the numbers|you know what|(?:get|know) what i mean|if you (?:get|catch|know)|catch my drift|wink|not literally|not really a|dms?|connect|put (?:them|it) together|(?:read|say) (?:them|it) (?:together|in order)|combine|in (?:that|this) order|in a row|drop the words|skip the words|get in touch|in touch)(?!\p{L})|;-?\)|[😉📞☎📱]/u

const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/
const group = /(?<![\p{L}\p{N}$€£¥/-]|\d[.,:]|[$€£¥] )\d{1,7}(?![\p{N}%/]|[.,:]\d|-\d{5})/gu
const maxGroups = 10
const maxGap = 64
const reach = 90

/** Words that say what the digits are part of. */
const part =
  /(?<!\p{L})(?:take|add|put|stick|append|attach|tack|first|1st|second|2nd|third|3rd|fourth|last|final|middle|mid|center|centre|next|then|later|after|rest|remaining|remainder|starts?|starting|begins?|beginning|opens?|opening|ends?|ending|finish(?:es)?|closes?|closing|prefix|suffix|exchange|half|parts?|piece|reply|chunk|bit|front|back|tail|head|area|digits?|before|primero|segundo|luego|despues|termina|empieza|mitad|fin|final|y|code [abc123])(?!\p{L})/u
/** "first floor", "next month": ordinals of something else. */
const otherPart =
  /(?<!\p{L})(?:first|second|third|1st|2nd|3rd|last|next|closing|opening|back|front|after|before|end|ends|starts?|starting)(?:[ -](?:floors?|story|month'?s?|months|years?|weeks?|days?|bedrooms?|bathrooms?|beds?|baths?|units?|apartment|building|room|stop|street|avenue|tenant|owner|right|left|door|level|payment|spot|house|block|costs?|yard|hours?|time|at|on))(?!\p{L})/u
const wrongName =
  /(?<!\p{L})(?:zip|zip code|zipcode|postal(?: code)?|plz|postcode|year)[ :#=-]{0,3}(?:is )?$/u
const home =
  /(?<!\p{L})(?:units?|apt|apartment|suite|ste|room|floor|building|bldg|tower|locker|storage|parking|spot|space|stall|garage|mailbox|box|door|pin|key|lockbox|alarm|entry|keypad|bin|code|gate|passcode|cabinet|meter|model|part|sku|item|filter|breaker|bus|route|line|permit|invoice|case|order|ticket|serial)(?: (?:number|no\.?|code|is|#))*[ :#=-]{0,3}$/u
/** Numbers that often begin with 0. */
const codes =
  /(?<!\p{L})(?:door|pin|key|lockbox|alarm|entry|keypad|code|gate|passcode|meter|model|part|sku|item|serial|permit|invoice|case|order|ticket)(?: (?:number|no\.?|code|is|#))*[ :#=-]{0,3}$/u
const unit =
  /^ ?(?:sq|sf\b|ft\b|feet|foot|m2|k\b|\/|per\b|a month|mo\b|months?|monthly|dollars|bucks|usd|mi\b|miles?|min|minutes?|hours?|h\b|am\b|pm\b|a\.m|p\.m|lbs?\b|years?|days?|weeks?|people|steps|blocks?|units?|apartments|homes|beds?|bath|br\b|ba\b|mbps|gb|watts?|w\b|v\b|volts?|degrees|°|inch|in\b(?! the)|"|'|st\b|nd\b|rd\b|th\b|square|\p{L}+ (?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|place|court|ct)\b)/u
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

/** The parts in dialing order, for sentences that give the last one first. */
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

/** A number in one place: another matcher finds it, and none of its digits belong to other parts. */
const whole = /(?<!\d)(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-]{0,2}[2-9]\d\d[ .-]{0,2}\d{4}(?!\d)/g

/** `isRow`: the reading has digits where the author wrote letters; most of the number must then be such digits. */
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
  /[1-9] of [1-9](?=[ :)=-]{1,3}\d{2})|(?<=(?<!\p{L})(?:parts?|piece|chunk) )[1-9](?=[ :=-]+\d{2})|(?<=(?<!\p{L})(?:first|next|last|middle|final|second|other|these|those|the) )[2-7](?!\d)(?= ?(?:digits?|numbers?|ones|before|after|ahead|are|is|come|of|go|start|end|[:,=-]|\d))/gu
const uncounted = (reading: Reading): Reading => rewrite(reading, count, () => '')

/** "start with Seattle's area code and go on with 867 5309" */
const afterAreaCode =
  /(?<!\p{L})area code(?: (?!is\b)\p{L}{1,12}){1,6}[ ,:]{1,2}[2-9]\d{2}[ .,-]{1,3}\d{4}(?!\d)|(?<![\d.,$-] ?)[2-9]\d{2}[ .,-]{1,3}\d{4}[ ,]{1,2}(?:\p{L}{1,12} ){1,6}area code(?! of)/gu

/** Spans in the original text. */
export function findNumbersInParts(numbers: Reading): Span[] {
  const reading = uncounted(numbers)
  const scattered = (each: Reading, isRow: boolean) =>
    findScattered(each, isRow).map(span => spanInOriginal(each, span))
  const others = (...readings: Reading[]) => readings.filter(each => each !== reading)
  const local = [...reading.text.matchAll(afterAreaCode)].map(({ 0: { length }, index }) =>
    spanInOriginal(reading, { start: index, end: index + length }),
  )
  const rows = others(romanNumerals(reading), foreignDigits(reading)).flatMap(each => scattered(each, true))
  return [
    ...local,
    ...scattered(reading, false),
    ...rows,
    ...others(summed(reading)).flatMap(each => scattered(each, false)),
  ]
}
