// Reads rows of digits as pieces that can belong to a phone number, each with what speaks for and against it.
import { narrowSpaces } from '../reading/plain.ts'
import { endsWith, type Reading, rewrite, type Span, spansOf, startsWith } from '../reading/reading.ts'
import { uncounted } from './find-numbers-in-parts.ts'
import { asksToCall, contactIntent, home, isAmount, isReference, otherPart, unit } from './number-cues.ts'
import { romanNumerals, writeNumbersInDigits } from './number-words.ts'

export type Sign =
  | 'explained' // its sentence says what the digits are: a price, a time, a count, a unit, a code
  | 'listed' // one of several numbers: "415, 417 and 502"
  | 'asked'
  | 'short'
  | 'bare' // its sentence says nothing else
  | 'nearlyBare' // its sentence has one or two words
  | 'spelled'
  | 'formatted' // like the start of a phone number: "916-555", "(628) 555"
  | 'spaced'
  | 'leadingZero' // four digits of which the first is 0: no price, and hardly a house number
  | 'plus'
  | 'part' // words next to it say that it is part of something: "the rest is 0142"
  | 'start' // words next to it say that a phone number starts with it, or comes after what was said
  | 'contact' // next to it, people are asked to call, or to put the parts together
  | 'assembly'
  | 'outright' // called part of a phone number outright, or written like "$0142", which no amount is
  | 'announced' // unmistakably most of a phone number: "my cell 415 555", "415-XXX-0142"

export type Piece = Span & {
  readonly digits: string
  readonly signs: ReadonlySet<Sign>
}

const row = /(?<![\p{L}\d]|\d[-/.,:])\d{1,10}(?:[ \n().*_:/-]{1,3}\d{1,10}){0,9}(?![\p{L}\d]|[.,:]\d)/gu

/** "4:15", "12/4", "7/8", "10-12", "1.75", "2027", "911" and "1 2 3", but not "5:85" and "27/63", which are no time and no day */
const otherNumber =
  /(?<!\d)(?:(?:[01]?\d|2[0-4]):[0-5]\d|[0-3]?\d\/[0-3]?\d)(?!\d)|^(?:(?!0-)\d{1,2}[-.]\d{1,2}|\d{3,5}\.\d{1,2}|(?:19|20)\d\d|[2-9]11|1 2 3|3 2 1)$/
const likePhone = /^\(\d{3}\)|^\P{Nd}?\d{3}(?:[-.]\d{3}|-\d{1,2}(?!\d))/u
/** No other number is written "415 555", "415 5" or "0 1 4 2". */
const spaced = /^\d{3} \d{1,3}(?!\d)|^\d(?: \d){2,}$/
/** "401-412" */
function isRange(written: string): boolean {
  const [, from, to] = /^(\d{3})-(\d{3})$/.exec(written) ?? []
  return Number(to) > Number(from) && Number(to) - Number(from) < 100
}
const currency = /[$€£¥] ?$/
const fewWords = /^[^\p{L}\d]*(?:\p{L}+[^\p{L}\d]*){0,2}$/u
const sentenceStart = /^[\s\S]*[.!?;\n](?=\s)/
const sentenceEnd = /[.!?;\n](?=\s|$)[\s\S]*$/
const counted =
  /^ (?:\p{L}+ )?(?:people|kids|(?!starts|ends|begins|goes|comes|follows|digits|numbers)\p{L}{3,}[^\P{L}siu]s)(?!\p{L})/u
/** "415-XXX-0142", "415 555 01__" */
const masked = /^(?=[\d\-. )]*[x_*•])(?:\d{3}\)?[-. ]{1,2}[\dx_*•]{3}[-. ]{1,2}[\dx_*•]{4})(?![\p{L}\d])/u

const outright =
  /(?<!\p{L})(?:phone|cell|mobile|(?<!(?:model|serial|order|policy|account|card|license|meter|part|unit|house|case|tracking|invoice|reference|key|the) )number|digits|celular|telefono|movil)(?!\p{L})[^.!?\n\d]{0,24}(?<!\p{L})(?:ends?|ending|last|rest|begins?|beginning|starts?|starting|goes on|termina|empieza)(?!\p{L})|(?<!\p{L})(?:last|first|other|second|rest|half|end|part)(?!\p{L})[^.!?\n\d]{0,16} of (?:my|the|our) (?:phone|cell|mobile|number|digits)(?!\p{L})/u
const whichPart =
  /(?<!\p{L})(?:rest|remaining|remainder|starts?|starting|begins?|beginning|ends?|end|ended|ending|finish(?:es)?|prefix|suffix|exchange|half|parts?|piece|middle|area|(?<!all )digits?|final|tail|last (?:one|four|two|digits?|part)|first (?:three|six|part|half|digits?)|(?:first|next|middle|last) {1,2}(?:are|is)|empieza|termina|mitad|fin|falta|vorwahl|anfang|ende|hinten|debut|commence|termine|finit|comeca|resto)(?!\p{L})/u
const start =
  /(?<!\p{L})(?:starts?|starting|begins?|beginning|area code|prefix|front|before|ahead|first|empieza|antes|vorwahl|commence|comeca)(?!\p{L})/u
/** "press 0415", "check 1042" */
const otherLabel =
  /(?<!\p{L})(?:(?:serial|model|order|policy|account|card|license|meter|tracking|invoice|reference|key)(?: number)? (?:ends|ending|starts|begins) (?:with|in)|press|enter|exit|check|bell|buzzer|intercom|lobby|fob|score|code|gate|pin|numbers?)(?: is| was| says)? ["'#]?$/u
const paid =
  /(?<!\p{L})(?:pay|paid|offer|offered|costs?|price|rent|deposit|fee)(?: (?:is|was|of|you|me|up to|about))? $/u
const ownNumber =
  /(?<!\p{L})(?:my|our|office|whole|full) (?:phone |cell )?(?:number(?! (?:in|on|of|for))|digits|line|cell)(?!\p{L})|(?<!\p{L} ?)number (?:goes|starts|begins|ends)(?!\p{L})/u
const assembly =
  /(?<!\p{L})(?:in (?:2 )?(?:pieces|parts|halves)|(?:join|combine) (?:these|them|both|the)|(?:put|add|write|read|stick|take|say) (?:\p{L}+ ){0,3}(?:behind|after|before|in front|next to|as 1|as a|in 1|together|in a row|in order|side by side|backwards?)|(?:drop|ignore|skip|remove|lose|take (?:away|out)|leave out|without) the (?:dots?|colons?|spaces?|slash(?:es)?|dollars?|signs?|units?|words|letters)|(?:dial|ring|try) (?:it|that|them|those|all)|(?:just|only) the (?:digits|numbers)|in (?:this|that) order|dialer|no spaces?)(?!\p{L})/u

/** "my cell is", "mon portable" */
const named =
  /(?<!\p{L})(?:my|our|office|mi|mon|meine?|meu) (?:\p{L}+ )?(?:phone|cell|mobile|number|line|cel|celular|numero|telefono|movil|telefone|portable|handy|nummer)(?: number)?(?: is| starts with| es| est| ist)?[ :=,-]{0,2}\(?$/u
const enoughNamed = 5
const enoughInvited = 6

const reach = 40
const nearby = 20
const intentReach = 80

function readPiece({ original, text, starts, ends }: Reading, span: Span): Piece {
  const written = text.slice(span.start, span.end)
  const digits = written.replace(/\D/g, '')
  const before = text.slice(Math.max(0, span.start - reach), span.start).replace(sentenceStart, '')
  const after = text.slice(span.end, span.end + reach).replace(sentenceEnd, '')
  const around = `${before}  ${after}`
  const near = `${before.slice(-nearby)}  ${after.slice(0, nearby)}`
  const context = text.slice(Math.max(0, span.start - intentReach), span.end + intentReach)
  const isFew = fewWords.test(around)
  const leadingZero = /^0\d{3}$/.test(digits)
  const invited = asksToCall(text, span.start)
    ? enoughInvited
    : named.test(before)
      ? enoughNamed
      : Number.POSITIVE_INFINITY
  const isDisguised = currency.test(before) && leadingZero
  const isOther = otherLabel.test(before) && !ownNumber.test(before)
  const shows: Readonly<Record<Sign, boolean>> = {
    explained:
      isOther ||
      endsWith(text, span.start, home) ||
      isReference(text, span.start) ||
      startsWith(text, span.end, unit) ||
      startsWith(text, span.end, counted) ||
      endsWith(text, span.start, paid) ||
      otherNumber.test(written) ||
      (isAmount(text, span) && !isDisguised),
    listed:
      /\d(?:, | and | or |, and |, or )$/.test(before) ||
      startsWith(text, span.end, /^(?:,? and|,? or|,) \d/),
    asked: after.trimStart() === '' && startsWith(text, span.end, /^\s?\?/),
    short: digits.length < 3,
    bare: isFew && !/\p{L}/u.test(around),
    nearlyBare: isFew && /\p{L}/u.test(around),
    spelled: digits.length > 2 && /\p{L}{2}/u.test(original.slice(starts[span.start], ends[span.end - 1])),
    formatted: likePhone.test(text.slice(Math.max(0, span.start - 1), span.end).trim()) && !isRange(written),
    spaced: spaced.test(written),
    leadingZero,
    plus: before.endsWith('+'),
    part: !isOther && !otherPart.test(near) && whichPart.test(near),
    start: start.test(near),
    contact: contactIntent.test(context) || ownNumber.test(context),
    assembly: assembly.test(context),
    outright: isDisguised || outright.test(around),
    announced: digits.length >= invited || startsWith(text, span.start, masked),
  }
  const signs = (Object.keys(shows) as Sign[]).filter(sign => shows[sign])
  return { ...span, digits, signs: new Set(signs) }
}

/** "2. 555", "+1 415" */
const prefix = /(?<![^\n])1?[1-9][.)] (?=\S)|(?<=\+ ?)1[ .-]?(?=\(?\d{3}(?!\d))/g

/** "9, 1, 8" */
const singleDigits = /(?<![\d.,:$/-])\d(?:, \d){2,9}(?!\d|[.,:/]\d)/g

/** "VIII II VII IX" */
const onlyRomans = /^[ivxo\s,.-]{3,40}$/

export const readDigits = (plain: Reading): Reading =>
  rewrite(
    uncounted(
      rewrite(
        writeNumbersInDigits(onlyRomans.test(plain.text) ? romanNumerals(plain) : narrowSpaces(plain)),
        prefix,
        () => '',
      ),
    ),
    singleDigits,
    ([digits]) => digits.replaceAll(', ', '_'),
  )

export const readPieces = (reading: Reading): Piece[] =>
  spansOf(reading.text, row).map(span => readPiece(reading, span))
