// Reads texts both separately and joined, because a detail may be split over them.
import { type ContactKind, type Detection, mergeDetections } from './detection.ts'
import { type DetectionOptions, findDetections } from './find-detections.ts'
import type { Span } from './reading/reading.ts'

/** The name is the field's: "title", "amenities.3". */
export type TextPart<Name extends string = string> = { readonly name: Name; readonly text: string }

/** `part` counts from 0. */
type PartSpan<Name extends string = string> = Span & { readonly part: number; readonly name: Name }

export type PartDetection<Name extends string = string> = Omit<Detection, 'start' | 'end'> & {
  /** In reading order. */
  readonly spans: readonly PartSpan<Name>[]
}

/**
 * What a part must contain of a detail cut in the middle of a word; otherwise any last word and first word
 * would form a new one. A phone number must look like one as a whole, since texts often end and start with
 * numbers.
 */
const beginnings: Readonly<Record<Exclude<ContactKind, 'phone'>, RegExp>> = {
  email: /[@＠]|\bat\b|arroba|arobase/iu,
  website: /\p{L}[./]\p{L}/u,
  social: /[@＠][\p{L}_]{0,2}$/u,
  phrase: /\p{L}/u,
}
const wholePhone = /^(?:\+?1[-. ]?)?\(?\p{Nd}{3}(?:\) ?|[-. ])\p{Nd}{3}[-. ]\p{Nd}{4}$/u

function seamsOf(texts: readonly string[], joint: string): number[] {
  const seams = [0]
  for (const { length } of texts) seams.push((seams.at(-1) ?? 0) + length + joint.length)
  return seams
}

/** For indices in roughly rising order, its time does not grow with the number of texts. */
function locator(seams: readonly number[]): (index: number) => number {
  const last = seams.length - 2
  let part = 0
  return index => {
    while (part < last && index >= (seams[part + 1] ?? 0)) part += 1
    while (part > 0 && index < (seams[part] ?? 0)) part -= 1
    return part
  }
}

/** A detail split over a seam is not longer on one side. */
const maxReach = 400
/** How near to a cut a detail is not read as written; the text alone shows it. */
const nearCut = 100

type Piece = { readonly part: number; readonly from: number; readonly text: string; readonly whole: string }

/** Only the ends of a long text are read with others, so that its middle is not read again. */
function runsOf(texts: readonly string[]): Piece[][] {
  const runs: Piece[][] = [[]]
  for (const [part, whole] of texts.entries()) {
    const piece = (from: number, text: string): Piece => ({ part, from, text, whole })
    if (whole.length <= 2 * maxReach) runs.at(-1)?.push(piece(0, whole))
    else {
      runs.at(-1)?.push(piece(0, whole.slice(0, maxReach)))
      runs.push([piece(whole.length - maxReach, whole.slice(-maxReach))])
    }
  }
  return runs.filter(run => run.length > 1)
}

function isNearCut({ from, text, whole }: Piece, { start, end }: Span): boolean {
  const isCutBefore = from > 0 && start < nearCut
  const isCutAfter = from + text.length < whole.length && end > text.length - nearCut
  return isCutBefore || isCutAfter
}

function findInRuns(
  texts: readonly string[],
  joint: string,
  find: (read: string, seams: readonly number[]) => readonly Detection[],
): Detection[] {
  const apart = seamsOf(texts, '')
  return runsOf(texts).flatMap(run => {
    const pieces = run.map(({ text }) => text)
    const seams = seamsOf(pieces, joint)
    const partAt = locator(seams)
    const place = (index: number) => {
      const [piece, at] = [run[partAt(index)], partAt(index)]
      const inPiece = Math.min(index - (seams[at] ?? 0), piece?.text.length ?? 0)
      return (apart[piece?.part ?? 0] ?? 0) + (piece?.from ?? 0) + inPiece
    }
    const isWhole = ({ start, end }: Span) => {
      const at = partAt(start)
      const [piece, from] = [run[at], seams[at] ?? 0]
      const isInOne = piece !== undefined && end <= from + piece.text.length
      return !isInOne || !isNearCut(piece, { start: start - from, end: end - from })
    }
    return find(pieces.join(joint), seams)
      .filter(isWhole)
      .map(detection => ({ ...detection, start: place(detection.start), end: place(detection.end) }))
  })
}

const findJoined = (texts: readonly string[], joint: string, options?: DetectionOptions): Detection[] =>
  findInRuns(texts, joint, read => findDetections(read, options))

const findBrokenOff = (texts: readonly string[], options?: DetectionOptions): Detection[] =>
  findInRuns(texts, '', (whole, seams) => {
    const partAt = locator(seams)
    return findDetections(whole, options).filter(({ kind, start, end }) => {
      const seam = seams[partAt(start) + 1] ?? whole.length
      if (seam >= end) return false
      if (kind === 'phone') return wholePhone.test(whole.slice(start, end))
      const beginning = whole.slice(start, seam)
      // ".com has more photos"
      if (kind === 'website' && /^\.\p{L}/u.test(whole.slice(seam))) return true
      const isWhole = kind === 'email' && findDetections(beginning, options).length > 0
      return beginnings[kind].test(beginning) && !isWhole
    })
  })

const moved = (detection: Detection, by: number): Detection => ({
  ...detection,
  start: detection.start + by,
  end: detection.end + by,
})

function findApart(texts: readonly string[], options?: DetectionOptions): Detection[] {
  const seams = seamsOf(texts, '')
  return texts.flatMap((text, part) =>
    findDetections(text, options).map(detection => moved(detection, seams[part] ?? 0)),
  )
}

/** Each is counted once, over any number of parts (spec §5). */
export function findPartDetections<Name extends string>(
  parts: readonly TextPart<Name>[],
  options?: DetectionOptions,
): PartDetection<Name>[] {
  const texts = parts.map(({ text }) => text)
  const seams = seamsOf(texts, '')
  const partAt = locator(seams)
  const spansOf = ({ start, end }: Span): PartSpan<Name>[] => {
    const spans: PartSpan<Name>[] = []
    for (let part = partAt(start); part < parts.length && (seams[part] ?? 0) < end; part += 1) {
      const [from, to] = [seams[part] ?? 0, seams[part + 1] ?? 0]
      const span = { start: Math.max(start, from) - from, end: Math.min(end, to) - from }
      const name = parts[part]?.name
      if (name !== undefined && span.end > span.start) spans.push({ part, name, ...span })
    }
    return spans
  }
  return mergeDetections([
    ...findApart(texts, options),
    ...findJoined(texts, ' ', options),
    ...findBrokenOff(texts, options),
  ]).map(({ start, end, ...detection }) => ({ ...detection, spans: spansOf({ start, end }) }))
}

/** "at 9." ends no address before "TV". */
const isChance = ({ kind }: Detection, written: string): boolean =>
  kind === 'email' && /\d(?:st|nd|rd|th)?[.!?]\p{Lu}/u.test(written) && !written.includes('@')

/** Phrases have no halves, and `findSplitNumber` weighs the parts of a phone number. */
const isSplit = ({ kind }: Detection): boolean => kind !== 'phrase' && kind !== 'phone'

/** The details of a text read after `earlier` ones, in its own coordinates. */
export function findReaching(
  earlier: readonly string[],
  text: string,
  alone: readonly Detection[],
  options?: DetectionOptions,
): Detection[] {
  const texts = [...earlier, text]
  const seam = seamsOf(earlier, '').at(-1) ?? 0
  const written = texts.join('')
  const isInside = ({ start }: Detection) => start >= seam
  const across = [...findJoined(texts, ' ', options), ...findBrokenOff(texts, options)].filter(
    detection =>
      detection.end > seam &&
      (isInside(detection) ||
        (isSplit(detection) && !isChance(detection, written.slice(detection.start, detection.end)))),
  )
  const own = alone.map(detection => moved(detection, seam))
  return mergeDetections([...own, ...across])
    .map(detection => moved(detection, -seam))
    .map(detection => ({ ...detection, start: Math.max(detection.start, 0) }))
}
