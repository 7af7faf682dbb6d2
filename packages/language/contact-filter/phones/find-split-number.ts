// Finds what completes a phone number whose first pieces stand somewhere in earlier texts: "I'm at 916-555, …", later "the end was 7172".
import { type Reading, type Span, spanInOriginal } from '../reading/reading.ts'
import { startsNear, startsWithAreaCode } from './area-codes.ts'
import { type Piece, readDigits, readPieces, type Sign } from './number-pieces.ts'

/**
 * What one piece says for or against a phone number: roughly the log of the odds, learned from threads whose wording was judged without
 * them (decision 119).
 */
const worthOfSigns: Readonly<Partial<Record<Sign, number>>> = {
  explained: -1.25,
  asked: -0.75,
  short: -0.75,
  bare: 0.75,
  spelled: 1,
  plus: 0.5,
  formatted: 1.5,
  spaced: 2,
  leadingZero: 0.5,
  part: 1,
}

/** What the pieces say together. */
const worthOf = {
  /** Few other numbers that happen to meet do all this. */
  anyNumber: -1,
  isCutAtParts: 1.25,
  startsNear: 1,
  startsWithAreaCode: 0.5,
  hasNoAreaCode: -0.75,
  isAllBare: 1.25,
  /** Next to one of the pieces, people are asked to call, or to put the pieces together. */
  hasContact: 1,
  isOutright: 0.5,
  isAssembled: 2,
  isRound: -1.25,
  moreThanThree: -0.25,
  isForeign: -0.5,
  isReversed: -0.25,
  /** For each piece between them; a quarter of it if the piece is explained. */
  skipped: -1.75,
  /** How suspicious the wording of all that was said is, or how innocent (below 0). */
  suspicion: 1.75,
  innocence: 0.75,
}

/** Neither area code nor exchange is one like 911. */
const northAmerican = /^(?!\d11)[2-9]\d\d(?!\d11)[2-9]\d{6}$/
const foreign = /^0[1-9]\d{7,10}$/
const foreignAfterPlus = /^[2-9]\d{8,12}$/
const maxDigits = 13

/** Texts have few numbers; more are never needed. */
const maxPieces = 8
/** How many pieces may stand between those of a number. */
const maxSkipped = 3
/** And how many of them may stand in the new text. */
const maxRun = 4

/** Pieces that make up a number, in the order in which they are dialed. */
interface Candidate {
  readonly pieces: readonly Piece[]
  /** Those of them that stand in the new text. */
  readonly run: readonly Piece[]
  readonly skipped: number
  readonly isReversed: boolean
}

/** Prices, and numbers of apartments, are often round. */
const isRound = (digits: string): boolean => /[05]0$/.test(digits)

const digitsOf = (pieces: readonly Piece[]): string => pieces.map(({ digits }) => digits).join('')

function isNumber(pieces: readonly Piece[]): boolean {
  const digits = digitsOf(pieces)
  return (
    northAmerican.test(digits) || (pieces[0]?.signs.has('plus') ? foreignAfterPlus : foreign).test(digits)
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const worthOfPiece = ({ signs }: Piece): number => sum([...signs].map(sign => worthOfSigns[sign] ?? 0))

const isBare = ({ signs }: Piece) => signs.has('bare') || signs.has('nearlyBare')

/** Whether no piece is cut within the area code or the exchange. */
function isCutAtParts(pieces: readonly Piece[]): boolean {
  let length = 0
  return pieces.slice(0, -1).every(({ digits }) => {
    length += digits.length
    return digits.length <= 6 && (length === 3 || length >= 6)
  })
}

/** How much of each of `worthOf` the pieces show. */
function factsOf(
  { pieces, skipped, isReversed }: Candidate,
  suspicion: number,
): Readonly<Record<keyof typeof worthOf, number>> {
  const digits = digitsOf(pieces)
  const isAmerican = northAmerican.test(digits)
  const shows = (sign: Sign) => pieces.some(({ signs }) => signs.has(sign))
  return {
    anyNumber: 1,
    isCutAtParts: Number(isAmerican && isCutAtParts(pieces)),
    startsNear: Number(isAmerican && startsNear(digits)),
    startsWithAreaCode: Number(isAmerican && startsWithAreaCode(digits)),
    hasNoAreaCode: Number(isAmerican && !startsWithAreaCode(digits)),
    isAllBare: Number(pieces.every(isBare)),
    hasContact: Number(shows('contact')),
    isOutright: Number(shows('outright')),
    isAssembled: Number(shows('assembly')),
    isRound: Number(isRound(digits)),
    moreThanThree: Math.max(0, pieces.length - 3),
    isForeign: Number(!isAmerican),
    isReversed: Number(isReversed),
    skipped,
    suspicion: Math.max(0, suspicion),
    innocence: Math.min(0, suspicion),
  }
}

function scoreOf(candidate: Candidate, suspicion: number): number {
  const facts = Object.entries(factsOf(candidate, suspicion)) as [keyof typeof worthOf, number][]
  return sum(facts.map(([fact, count]) => worthOf[fact] * count)) + sum(candidate.pieces.map(worthOfPiece))
}

/** Each way to put pieces of `past` before `last` so that they make up a number. */
function* completions(
  past: readonly Piece[],
  last: readonly Piece[],
  skipped = 0,
): Generator<{ pieces: readonly Piece[]; skipped: number }> {
  const length = sum(last.map(({ digits }) => digits.length))
  let passed = skipped
  for (const [index, piece] of [...past.entries()].toReversed()) {
    if (passed > maxSkipped) return
    if (length + piece.digits.length <= maxDigits) {
      const pieces = [piece, ...last]
      yield { pieces, skipped: passed }
      yield* completions(past.slice(0, index), pieces, passed)
    }
    passed += piece.signs.has('explained') ? 0.25 : 1
  }
}

/** Each number that pieces of earlier texts and of the new one make up. */
function* candidates(past: readonly Piece[], now: readonly Piece[]): Generator<Candidate> {
  for (let from = 0; from < now.length; from += 1)
    for (let to = from + 1; to <= Math.min(now.length, from + maxRun); to += 1) {
      const run = now.slice(from, to)
      for (const { pieces, skipped } of completions(past, run)) {
        const isReversed = !isNumber(pieces) && (run[0]?.signs.has('start') ?? false)
        const dialed = isReversed ? [...run, ...pieces.slice(0, -run.length)] : pieces
        if (isNumber(dialed)) yield { pieces: dialed, run, skipped, isReversed }
      }
    }
}

/** What a piece must show to be taken for part of a number though the other parts are not there. */
const enoughAlone = 3
/** The worth of suspicious wording for a part alone. */
const suspicionAlone = 1.25

function isPartAlone(piece: Piece, suspicion: number, hasRemoved: boolean): boolean {
  const { signs, digits } = piece
  if (signs.has('explained')) return false
  if (signs.has('announced') || (signs.has('outright') && digits.length > 2)) return true
  if (hasRemoved && (signs.has('part') || signs.has('leadingZero'))) return true
  const facts: readonly (readonly [number, boolean])[] = [
    [worthOf.hasContact * 2, signs.has('contact')],
    [worthOf.isAssembled, signs.has('assembly')],
    [worthOf.isRound, isRound(digits)],
    [worthOf.startsNear, digits.length === 3 && startsNear(digits)],
    [worthOf.startsWithAreaCode, digits.length === 3 && startsWithAreaCode(digits)],
  ]
  const shown = sum(facts.map(([worth, isShown]) => (isShown ? worth : 0)))
  return (
    digits.length > (signs.has('part') || signs.has('assembly') ? 1 : 3) && // "Call 415" may be an apartment
    digits.length <= maxDigits &&
    worthOfPiece(piece) + shown + suspicionAlone * suspicion >= enoughAlone
  )
}

/** A phone number, or its beginning, has been removed from an earlier text. */
const removed = '[phone removed]'

/**
 * What is part of a phone number in the last of the texts, all by one person, which may begin in the ones before; null if nothing is.
 * `suspicionOf` judges their wording, which takes longest; most messages have no digits.
 */
export function findSplitNumber(texts: readonly Reading[], suspicionOf: () => number): Span | null {
  const last = texts.at(-1)
  if (!last) return null
  const reading = readDigits(last)
  const now = readPieces(reading).slice(0, maxPieces)
  if (now.length === 0) return null
  const suspicion = suspicionOf()
  const earlier = texts.slice(0, -1).map(readDigits)
  const hasRemoved = earlier.some(({ text }) => text.includes(removed))
  const alone = now.find(piece => isPartAlone(piece, suspicion, hasRemoved))
  const past = earlier.flatMap(readPieces).slice(-maxPieces)
  for (const candidate of candidates(past, now)) {
    const { run } = candidate
    if (scoreOf(candidate, suspicion) > 0)
      return spanInOriginal(reading, { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })
  }
  return alone ? spanInOriginal(reading, alone) : null
}
