// Finds what completes a phone number whose first pieces stand somewhere in earlier texts: "I'm at 916-555, …", later "the end was 7172".
import { type Span, spanInOriginal } from '../reading/reading.ts'
import { type Piece, readDigits, readPieces, type Sign } from './number-pieces.ts'

/** What one piece says for or against a phone number: roughly the log of the odds, learned from threads (decision 119). */
const worthOfSigns: Readonly<Partial<Record<Sign, number>>> = {
  explained: -1.5,
  listed: -0.5,
  asked: -0.5,
  short: -0.5,
  bare: 1,
  spelled: 0.5,
  plus: 0.5,
  formatted: 1.25,
  spaced: 1.25,
  leadingZero: 1,
  part: 1,
}

/** What the pieces say together. */
const worthOf = {
  /** Few other numbers that happen to meet do all this. */
  anyNumber: -1.75,
  isCutAtParts: 1.5,
  startsWithAreaCode: 1.5,
  isAllBare: 1.5,
  /** Next to one of the pieces, people are asked to call, or to put the pieces together. */
  hasContact: 1.25,
  isOutright: 0.5,
  isRound: -1,
  moreThanThree: -0.5,
  isForeign: -0.5,
  isReversed: -0.25,
  /** For each piece between them that is not explained. */
  skipped: -1,
}

/** Area codes of California, and of calls that are free. */
const areaCode =
  /^(?:2(?:09|13|79)|3(?:10|23|41|50)|4(?:08|15|24|42)|5(?:10|30|59|62)|6(?:19|26|28|50|57|61|69)|7(?:07|14|47|60)|8(?:05|18|20|31|40|58|00|33|44|55|66|77|88)|9(?:09|16|25|49|51))/
const northAmerican = /^[2-9]\d\d[2-9]\d{6}$/
const foreign = /^0[1-9]\d{7,9}$/
const foreignAfterPlus = /^[2-9]\d{8,12}$/
const maxDigits = 13

/** Texts have few numbers; more are never needed. */
const maxPieces = 10
/** How many pieces may stand between those of a number. */
const maxSkipped = 3

const isNumber = (digits: string, [first]: readonly Piece[]): boolean =>
  northAmerican.test(digits) || (first?.signs.has('plus') ? foreignAfterPlus : foreign).test(digits)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const worthOfPiece = ({ signs }: Piece): number => sum([...signs].map(sign => worthOfSigns[sign] ?? 0))

const isBare = ({ signs }: Piece) => signs.has('bare') || signs.has('nearlyBare')

/** Whether each piece ends where an area code or an exchange does. */
function isCutAtParts(pieces: readonly Piece[]): boolean {
  let length = 0
  return pieces.slice(0, -1).every(({ digits }) => {
    length += digits.length
    return length === 3 || length === 6
  })
}

/** @internal */
export function factsOf(pieces: readonly Piece[], skipped: number, isReversed: boolean): Readonly<Record<keyof typeof worthOf, number>> {
  const digits = pieces.map(piece => piece.digits).join('')
  const shows = (sign: Sign) => pieces.some(({ signs }) => signs.has(sign))
  return {
    anyNumber: 1,
    isCutAtParts: Number(isCutAtParts(pieces)),
    startsWithAreaCode: Number(areaCode.test(digits)),
    isAllBare: Number(pieces.every(isBare)),
    hasContact: Number(shows('contact')),
    isOutright: Number(shows('outright')),
    isRound: Number(/[05]0$/.test(digits)),
    moreThanThree: Math.max(0, pieces.length - 3),
    isForeign: Number(!northAmerican.test(digits)),
    isReversed: Number(isReversed),
    skipped,
  }
}

function scoreOf(pieces: readonly Piece[], skipped: number, isReversed: boolean): number {
  const facts = Object.entries(factsOf(pieces, skipped, isReversed)) as [keyof typeof worthOf, number][]
  return sum(facts.map(([fact, count]) => worthOf[fact] * count)) + sum(pieces.map(worthOfPiece))
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

/** @internal for measuring */
export function* candidates(earlier: readonly string[], now: readonly Piece[]) {
  const past = earlier.flatMap(text => readPieces(readDigits(text))).slice(-maxPieces)
  for (let from = 0; from < now.length; from += 1)
    for (let to = from + 1; to <= Math.min(now.length, from + 3); to += 1) {
      const run = now.slice(from, to)
      for (const { pieces, skipped } of completions(past, run)) {
        const digits = pieces.map(piece => piece.digits).join('')
        if (isNumber(digits, pieces)) yield { pieces, skipped, run, isReversed: false }
        if (run[0]?.signs.has('start')) {
          const reversed = [...run, ...pieces.slice(0, -run.length)]
          if (isNumber(reversed.map(piece => piece.digits).join(''), reversed))
            yield { pieces: reversed, skipped, run, isReversed: true }
        }
      }
    }
}

/** Whether a piece is part of a phone number whatever was said before. */
const isAnnounced = ({ signs, digits }: Piece): boolean =>
  !signs.has('explained') && (signs.has('announced') || (signs.has('outright') && digits.length > 2))

/** A phone number, or its beginning, has been removed from an earlier text. */
const removed = '[PHONE REMOVED]'
const continues = ({ signs }: Piece): boolean =>
  !signs.has('explained') && (signs.has('part') || signs.has('leadingZero'))

/** What is part of a phone number in `message`, which may begin in `earlier` texts; null if nothing is. */
export function findSplitNumber(earlier: readonly string[], message: string): Span | null {
  const reading = readDigits(message)
  const now = readPieces(reading).slice(0, maxPieces)
  if (now.length === 0) return null
  const hasRemoved = earlier.some(text => text.includes(removed))
  const announced = now.find(piece => isAnnounced(piece) || (hasRemoved && continues(piece)))
  if (announced) return spanInOriginal(reading, announced)
  for (const { pieces, skipped, run, isReversed } of candidates(earlier, now))
    if (scoreOf(pieces, skipped, isReversed) > 0)
      return spanInOriginal(reading, { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })
  return null
}
