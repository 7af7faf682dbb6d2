// Finds what completes a phone number whose first pieces are in earlier texts: "I'm at 916-555, …", later "the end was 7172".
import { type Reading, type Span, spanInOriginal } from '../reading/reading.ts'
import { type Piece, readDigits, readPieces, type Sign } from './number-pieces.ts'

/** By the first digit, the second and third of the codes in use. */
const inUse: Readonly<Record<string, string>> = {
  2: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 31 34 35 36 39 40 42 46 48 49 50 51 52 53 54 56 57 60 62 63 64 67 68 69 70 72 74 76 79 81 83 84 89',
  3: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 29 30 31 32 34 36 37 39 40 41 43 45 46 47 50 51 52 53 54 57 60 61 63 64 65 67 68 69 80 82 85 86',
  4: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 23 24 25 28 30 31 32 34 35 36 37 38 40 41 42 43 45 47 48 50 57 58 63 64 68 69 70 71 72 73 74 75 78 79 80 83 84',
  5: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 30 31 34 39 40 41 48 51 57 59 61 62 63 64 67 70 71 72 73 74 75 79 80 81 82 84 85 86 87',
  6: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 23 24 26 28 29 30 31 36 39 40 41 45 46 47 49 50 51 56 57 58 59 60 61 62 64 67 69 70 71 72 78 79 80 81 82 83 84 86 89',
  7: '01 02 03 04 05 06 07 08 09 12 13 14 15 16 17 18 19 20 21 24 25 26 27 28 29 30 31 32 34 37 38 40 42 43 47 48 53 54 57 58 60 62 63 65 67 69 70 71 72 73 74 75 78 79 80 81 82 84 85 86 87',
  8: '00 01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 25 26 28 29 30 31 32 33 35 37 38 39 40 43 44 45 47 48 49 50 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 72 73 76 77 78 79 88',
  9: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 24 25 28 29 30 31 34 36 37 38 39 40 41 42 43 45 47 48 49 51 52 54 56 59 70 71 72 73 75 78 79 80 83 84 85 86 89',
}

const codes: ReadonlySet<string> = new Set(
  Object.entries(inUse).flatMap(([first, rests]) => rests.split(' ').map(rest => first + rest)),
)

const near =
  /^(?:2(?:09|13|79)|3(?:10|23|41|50)|4(?:08|15|24|42)|5(?:10|30|59|62)|6(?:19|26|28|50|57|61|69)|7(?:07|14|47|60)|8(?:05|18|20|31|40|58|00|33|44|55|66|77|88)|9(?:09|16|25|49|51))/

/** California, where the homes are, or free calls. */
const startsNear = (digits: string): boolean => near.test(digits)

const startsWithAreaCode = (digits: string): boolean => codes.has(digits.slice(0, 3))

/**
 * Roughly the log of the odds, learned from threads whose wording was judged without them
 * (docs/decisions/what-people-write.md).
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

const worthOf = { startsNear: 1, startsWithAreaCode: 0.5, isAssembled: 2, isRound: -1.25 }

/** Neither area code nor exchange is one like 911. */
const northAmerican = /^(?!\d11)[2-9]\d\d(?!\d11)[2-9]\d{6}$/
const foreign = /^0[1-9]\d{7,10}$/
const foreignAfterPlus = /^[2-9]\d{8,12}$/
const maxDigits = 13

const maxPieces = 8
const maxSkipped = 3
const maxRun = 4

/** In dialing order. */
interface Candidate {
  readonly pieces: readonly Piece[]
  readonly run: readonly Piece[] // those of them that stand in the new text
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

function isCutAtParts(pieces: readonly Piece[]): boolean {
  let length = 0
  return pieces.slice(0, -1).every(({ digits }) => {
    length += digits.length
    return digits.length <= 6 && (length === 3 || length >= 6)
  })
}

/** `suspicion`: of the wording of all that was said; below 0, innocent. */
function scoreOf({ pieces, skipped, isReversed }: Candidate, suspicion: number): number {
  const digits = digitsOf(pieces)
  const isAmerican = northAmerican.test(digits)
  const shows = (sign: Sign) => pieces.some(({ signs }) => signs.has(sign))
  const facts: readonly (readonly [worth: number, count: number | boolean])[] = [
    [-1, true], // few other numbers that happen to meet do all this
    [1.25, isAmerican && isCutAtParts(pieces)],
    [worthOf.startsNear, isAmerican && startsNear(digits)],
    [worthOf.startsWithAreaCode, isAmerican && startsWithAreaCode(digits)],
    [-0.75, isAmerican && !startsWithAreaCode(digits)],
    [1.25, pieces.every(isBare)],
    [1, shows('contact')],
    [0.5, shows('outright')],
    [worthOf.isAssembled, shows('assembly')],
    [worthOf.isRound, isRound(digits)],
    [-0.25, Math.max(0, pieces.length - 3)],
    [-0.5, !isAmerican],
    [-0.25, isReversed],
    [-1.75, skipped],
    [1.75, Math.max(0, suspicion)],
    [0.75, Math.min(0, suspicion)],
  ]
  return sum(facts.map(([worth, count]) => worth * Number(count))) + sum(pieces.map(worthOfPiece))
}

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

/** For a piece to count as part of a number though the other parts are not there. */
const enoughAlone = 3
const suspicionAlone = 1.25

function isPartAlone(piece: Piece, suspicion: number, hasRemoved: boolean): boolean {
  const { signs, digits } = piece
  if (signs.has('explained')) return false
  if (signs.has('announced') || (signs.has('outright') && digits.length > 2)) return true
  if (hasRemoved && (signs.has('part') || signs.has('leadingZero'))) return true
  const facts: readonly (readonly [number, boolean])[] = [
    [2, signs.has('contact')],
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

const removed = '[phone removed]'

/**
 * What is part of a phone number in the last of the texts, all by one person; null if nothing is.
 * `suspicionOf` takes longest, and most messages have no digits.
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
