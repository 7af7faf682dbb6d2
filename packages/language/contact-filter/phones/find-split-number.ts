// Finds the last part of a phone number whose first parts stand somewhere in earlier texts: "I'm at 916-555, …", later "the end was 7172".
import { narrowSpaces } from '../reading/join-letters.ts'
import { readPlain } from '../reading/plain.ts'
import { type Reading, rewrite, type Span, spanInOriginal } from '../reading/reading.ts'
import { endsWith, startsWith } from '../reading/words-around.ts'
import { isAmount, isReference } from './number-cues.ts'
import { contactIntent, home, otherPart, part, unit } from './number-labels.ts'
import { writeNumbersInDigits } from './number-words.ts'

/** A row of digits in one text. */
type Piece = Span & {
  readonly digits: string
  /** Whether area code, exchange or line number could be written this way. */
  readonly isPart: boolean
  /** How much else its sentence says. */
  readonly words: 'none' | 'few' | 'many'
  /** Called part of a phone number outright, or written like "$0142", which no amount is. */
  readonly isCertain: boolean
  /** What speaks for a phone number; negative if it is labeled as something else. */
  readonly evidence: number
  /** Whether people are asked to call, or to put the parts together, next to it. */
  readonly isHinted: boolean
}

const northAmerican = /^[2-9]\d\d[2-9]\d{6}$/
const row = /(?<![\p{L}\d.,:]|\d[-/])\d{1,10}(?:[ \n().*_:-]{1,3}\d{1,10}){0,9}(?![\p{L}\d]|[.,:]\d)/gu
const three = '(?:3|1-1-1|1-2|2-1)'
const four = '(?:4|1-1-1-1|2-2|1-1-2|2-1-1|1-3)'
const partLengths = new RegExp(`^(?:${three}|${four}|6|${three}-${three}|7|${three}-${four})$`)

/** "4:15", "10-12", "1.75", "12/4" and "2027" */
const otherNumber = /^(?:\d{1,2}[-:./]\d{1,2}|(?:19|20)\d\d)$/
const likePhone = /^\(\d{3}\)|^\P{Nd}?\d{3}[-.]\d{3}/u
/** "401-412" */
function isRange(written: string): boolean {
  const [, from, to] = /^(\d{3})-(\d{3})$/.exec(written) ?? []
  return Number(to) > Number(from) && Number(to) - Number(from) < 100
}
const spaced = /^\d{3} \d{3}/
/** Four digits that are not round, as rents are. */
const odd = /^\d{4}$(?<!00|50)/
const currency = /[$€£¥] ?$/
const fewWords = /^[^\p{L}\d]*(?:\p{L}+[^\p{L}\d]*){0,2}$/u
const sentenceStart = /^[\s\S]*[.!?;\n](?=\s)/
const sentenceEnd = /[.!?;\n](?=\s|$)[\s\S]*$/

/** Says outright that the digits belong to a phone number. */
const outright =
  /(?<!\p{L})(?:phone|cell|mobile|(?<!(?:model|serial|order|policy|account|card|license|meter|part|unit|house|case|tracking|invoice|reference|key|the) )number|digits|celular|telefono|movil)(?!\p{L})[^.!?\n\d]{0,24}(?<!\p{L})(?:ends?|ending|last|rest|begins?|beginning|starts?|starting|goes on|termina|empieza)(?!\p{L})|(?<!\p{L})(?:last|first|other|second|rest|half|end|part)(?!\p{L})[^.!?\n\d]{0,16} of (?:my|the|our) (?:phone|cell|mobile|number|digits)(?!\p{L})/u
/** Words that say which part of a number the digits are, then words that may also tell of other things one after the other. */
const whichPart =
  /(?<!\p{L})(?:rest|remaining|remainder|starts?|starting|begins?|beginning|ends?|end|ended|ending|finish(?:es)?|prefix|suffix|exchange|half|parts?|piece|middle|area|digits?|final|tail|last (?:one|four|two|digits?|part)|first (?:three|six|part|half|digits?)|empieza|termina|mitad|fin|falta)(?!\p{L})/u
/** "press 0415", "check 1042" */
const otherLabel =
  /(?<!\p{L})(?:press|enter|exit|check|bell|buzzer|intercom|lobby|fob|score|code|gate|pin|numbers?)(?: is| was| says)? ["'#]?$/u
const ownNumber =
  /(?<!\p{L})(?:my|our|office|whole|full) (?:phone |cell )?(?:number|digits|line|cell)(?!\p{L})|in (?:pieces|parts)(?!\p{L})|(?:join|combine) (?:these|them|both|the)(?!\p{L})|(?:put|add|write|read|stick) (?:it|this|that|them|these) (?:behind|after|before|in front|next to)(?!\p{L})/u

/** How far around digits words are read. */
const reach = 40
const nearby = 20
const intentReach = 80
/** Texts have few numbers; more are never needed. */
const maxPieces = 10
const enough = 2
/** What digits by themselves are worth: more where area code, exchange and line number are apart than where a number is cut anywhere. */
type Bareness = Readonly<Record<Piece['words'] | 'oddEnd', number>>
const inParts: Bareness = { none: 0.75, few: 0.5, many: 0, oddEnd: 0.5 }
const cutAnywhere: Bareness = { none: 0.5, few: 0.5, many: 0, oddEnd: 0 }

function readPiece({ original, text, starts, ends }: Reading, span: Span): Piece {
  const { start, end } = span
  const written = text.slice(start, end)
  const digits = written.replace(/\D/g, '')
  const before = text.slice(Math.max(0, start - reach), start).replace(sentenceStart, '')
  const after = text.slice(end, end + reach).replace(sentenceEnd, '')
  const around = `${before}  ${after}`
  const said = text.slice(Math.max(0, start - intentReach), end + intentReach)
  const isSpelled = /\p{L}{2}/u.test(original.slice(starts[start], ends[end - 1]))
  // No amount begins with 0.
  const isDisguised = currency.test(before) && digits.startsWith('0') && digits.length === 4
  const near = `${before.slice(-nearby)}  ${after.slice(0, nearby)}`
  const isLabeled =
    endsWith(text, start, home) ||
    (otherLabel.test(before) && !ownNumber.test(before)) ||
    isReference(text, start) ||
    startsWith(text, end, unit) ||
    otherNumber.test(written) ||
    (isAmount(text, span) && !isDisguised)
  const signs = [isSpelled && digits.length > 2, before.endsWith('+'), spaced.test(written)]
  const partWord = otherPart.test(near) ? 0 : whichPart.test(near) ? 1 : part.test(near) ? 0.5 : 0
  const isAsked = after.trimStart() === '' && /^\s?\?/.test(text.slice(end))
  const isLikePhone = likePhone.test(text.slice(Math.max(0, start - 1), end).trim()) && !isRange(written)
  return {
    ...span,
    digits,
    isPart: partLengths.test(
      written
        .split(/\D+/)
        .map(group => group.length)
        .join('-'),
    ),
    words: isLabeled || isAsked || !fewWords.test(around) ? 'many' : /\p{L}/u.test(around) ? 'few' : 'none',
    isCertain: isDisguised || outright.test(around),
    isHinted: contactIntent.test(said) || ownNumber.test(said),
    evidence: signs.filter(Boolean).length + partWord + (isLikePhone ? 1.5 : 0) - (isLabeled ? 2 : 0),
  }
}

/** "2. 555", "+1 415" */
const prefix = /(?<![^\n])\d{1,2}[.)] (?=\S)|(?<=\+ ?)1[ .-]?(?=\(?\d{3}(?!\d))/g
const readDigits = (text: string): Reading =>
  rewrite(writeNumbersInDigits(narrowSpaces(readPlain(text))), prefix, () => '')

const readPieces = (reading: Reading): Piece[] =>
  [...reading.text.matchAll(row)].map(({ 0: { length }, index }) =>
    readPiece(reading, { start: index, end: index + length }),
  )

const digitsOf = (pieces: readonly Piece[]): string => pieces.map(({ digits }) => digits).join('')

/** Each piece, and each two in a row or, `apart`, with others in between. */
function runsOf(pieces: readonly Piece[], { apart }: { apart: boolean }): Piece[][] {
  const pairs = pieces.flatMap((one, index) =>
    pieces.slice(index + 1, apart ? undefined : index + 2).map(other => [one, other]),
  )
  return [...pieces.map(piece => [piece]), ...pairs]
}

/** Nothing but digits, or with words that say what they are part of. */
const isSeparate = ({ words, evidence }: Piece): boolean => words !== 'many' || evidence > 0

/** The digits of each of the last texts, where they say nothing else, cut anywhere. */
const bareTails = (earlier: readonly (readonly Piece[])[]): Piece[][] => {
  const spoken = earlier.filter(pieces => pieces.length > 0)
  return spoken
    .map((_, index) => spoken.slice(index).flatMap(pieces => pieces.slice(-1)))
    .filter(tail => tail.every(isSeparate))
}

/** What completes a phone number in `message` that begins in `earlier` texts; null if nothing does. */
export function findSplitNumber(earlier: readonly string[], message: string): Span | null {
  const last = readDigits(message)
  const now = readPieces(last).slice(0, maxPieces)
  if (now.length === 0) return null
  const before = earlier.map(text => readPieces(readDigits(text)))
  const completes = (beginning: readonly Piece[], ending: readonly Piece[], bare: Bareness) => {
    const pieces = [...beginning, ...ending]
    const digits = digitsOf(pieces)
    const hint = pieces.some(({ isHinted }) => isHinted) ? 1 : 0
    const startsLineWithZero = digits.charAt(6) === '0' ? 1 : 0
    const evidence = pieces.reduce(
      (sum, piece) => sum + piece.evidence + bare[piece.words],
      startsLineWithZero + hint + (odd.test(pieces.at(-1)?.digits ?? '') ? bare.oddEnd : 0),
    )
    return northAmerican.test(digits) && (pieces.some(({ isCertain }) => isCertain) || evidence >= enough)
  }
  const parts = before
    .flat()
    .filter(({ isPart }) => isPart)
    .slice(-maxPieces)
  const beginnings = runsOf(parts, { apart: true }).filter(run => [3, 6].includes(digitsOf(run).length))
  const endings = runsOf(
    now.filter(({ isPart }) => isPart),
    { apart: false },
  )
  const [only] = now.filter(isSeparate)
  const ending =
    endings.find(run => beginnings.some(beginning => completes(beginning, run, inParts))) ??
    (only && bareTails(before).some(tail => completes(tail, [only], cutAnywhere)) ? [only] : [])
  const [start, end] = [ending[0]?.start, ending.at(-1)?.end]
  return start === undefined || end === undefined ? null : spanInOriginal(last, { start, end })
}
