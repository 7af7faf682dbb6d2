// Finds details in texts that ask to be read backwards, turned upside down or encoded.
import { type Detection, detect } from './detection.ts'
import { findPhones } from './phones/find-phones.ts'
import { hideOtherNumbers } from './phones/hide-other-numbers.ts'
import { isReference } from './phones/number-cues.ts'
import { writeNumbersInDigits } from './phones/number-words.ts'
import {
  type EncodedText,
  findEncoded,
  isCalledReversed,
  isUpsideDown,
  mentionsReversal,
  turned,
  visible,
  withoutUnseen,
} from './reading/disguises.ts'
import { fold } from './reading/fold.ts'
import { type Reading, reversed, rewriteLines, type Span, spanInOriginal } from './reading/reading.ts'

type Find = (text: string) => readonly Detection[]

/** Read backwards, half the words of a text end in something like ".it". */
const certainEnding = /com|net|org|info/i

const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/

/** Phone numbers whose digits run backwards, written as words or not; not in reference numbers, which can look like anything. */
function findBackwardsPhones(text: string): Span[] {
  const numbers = writeNumbersInDigits(hideOtherNumbers(fold(text)))
  const back = reversed(numbers)
  const last = back.text.length
  return findPhones(back)
    .filter(({ start, end }) => northAmerican.test(back.text.slice(start, end).replace(/\D/g, '')))
    .filter(({ end }) => !isReference(numbers.text, last - end))
    .map(span => spanInOriginal(back, span))
}

function findBackwards(text: string, reading: Reading, find: Find): Detection[] {
  const back = reversed(reading)
  const addresses = find(back.text).flatMap(({ kind, start, end }) => {
    const span = spanInOriginal(back, { start, end })
    const isMeant = kind !== 'phone' && kind !== 'phrase' && certainEnding.test(back.text.slice(start, end))
    return isMeant ? [detect(kind, span)] : []
  })
  const phones = findBackwardsPhones(text).map(span => detect('phone', span))
  return [...addresses, ...phones].filter(detail => isCalledReversed(text, detail))
}

function findUpsideDown(reading: Reading, find: Find): Detection[] {
  const back = rewriteLines(reading, isUpsideDown, turned)
  return find(back.text).map(detail => detect(detail.kind, spanInOriginal(back, detail)))
}

/** Separates decoded texts, so that no detail spans two of them. */
const wall = '\n§\n'

/** The first find in each encoded piece, covering the whole piece; all are read in one pass, as many small reads cost more. */
function findInEncoded(pieces: readonly EncodedText[], find: Find): Detection[] {
  const found: Detection[] = []
  let piece = 0
  let end = pieces[0]?.decoded.length ?? 0
  for (const { kind, start } of find(pieces.map(({ decoded }) => decoded).join(wall))) {
    while (start >= end) {
      piece += 1
      end += wall.length + (pieces[piece]?.decoded.length ?? Number.POSITIVE_INFINITY)
    }
    const whole = pieces[piece]
    if (whole && kind !== 'phrase' && found.at(-1)?.start !== whole.start) found.push(detect(kind, whole))
  }
  return found
}

/** `find` reads a text without these disguises. */
export function findDisguised(text: string, find: Find): Detection[] {
  const shown = withoutUnseen(text)
  const pieces = findEncoded(shown)
  const encoded = pieces.length === 0 ? [] : findInEncoded(pieces, find)
  const [isTurned, isBackwards] = [isUpsideDown(shown), mentionsReversal(shown)]
  if (encoded.length === 0 && !isTurned && !isBackwards) return []
  const reading = visible(text)
  return [
    ...encoded.map(detail => detect(detail.kind, spanInOriginal(reading, detail))),
    ...(isTurned ? findUpsideDown(reading, find) : []),
    ...(isBackwards ? findBackwards(text, reading, find) : []),
  ]
}
