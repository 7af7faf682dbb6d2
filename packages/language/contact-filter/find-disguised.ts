// Finds details in texts that run backwards, are upside down, or are encoded in base64.

import { type Detection, detect } from './detection.ts'
import { findPhones } from './phones/find-phones.ts'
import { hideOtherNumbers, isReference } from './phones/number-cues.ts'
import { writeNumbersInDigits } from './phones/number-words.ts'
import { northAmerican } from './phones/phone-shapes.ts'
import { fold, pairsOf } from './reading/fold.ts'
import {
  type Reading,
  reversed,
  rewrite,
  rewriteLines,
  type Span,
  spanInOriginal,
} from './reading/reading.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu

const withoutUnseen = (text: string): string => text.replace(unseen, '')

function visible(text: string): Reading {
  const starts = Array.from({ length: text.length }, (_, index) => index)
  return rewrite({ original: text, text, starts, ends: starts.map(start => start + 1) }, unseen, () => '')
}

const cue =
  /backwards?\b(?!-)|\bin reverse|\breverse:? ?\(?\d|revers(?:ed|e (?:order|it|them|that|the (?:digits|numbers?)))\b|right[ -]to[ -]left|mirror(?:ed| image| writing)|flip(?:ped)? (?:it|them|around|the (?:digits|numbers?|order))|back[ -]to[ -]front|turn(?:ed)? around|from the end|last to first|al rev[eé]s|à l'envers|rückwärts|наоборот/i
const reach = 60

const isCalledReversed = (text: string, { start, end }: Span): boolean =>
  cue.test(withoutUnseen(text.slice(Math.max(0, start - reach), end + reach)))

/**
 * Letters turned upside down, each followed by the letter it means. Those that are also plain letters prove
 * nothing.
 */
const proofs = pairsOf('ɐaɔcǝeɟfƃgɥhᴉiɾjʞkɯmɹrʇtʌvʍwʎy')
const others = pairsOf('ıiןlqbpddpbqunnu˙.Ɩ1⇂1ᄅ2Ɛ3ㄣ4ϛ5ㄥ79669')
const turnedSigns = new Map([...proofs, ...others])
const proof = new RegExp(`[${proofs.map(([sign]) => sign).join('')}]`, 'g')
const minProofs = 3

function isUpsideDown(text: string): boolean {
  const found = text.matchAll(proof)
  for (let count = 0; count < minProofs; count += 1) if (found.next().done) return false
  return true
}

function turned(reading: Reading): Reading {
  const back = reversed(reading)
  return { ...back, text: back.text.replace(/\S/g, sign => turnedSigns.get(sign) ?? sign) }
}

const encoded = /[A-Za-z0-9+/]{12,4000}={0,2}/g
const printable = /^[\x20-\x7e\s]+$/

type EncodedText = Span & { readonly decoded: string }

function decode(written: string): string | null {
  const bare = written.replace(/=+$/, '')
  if (bare.length % 4 === 1) return null
  const decoded = atob(bare)
  return printable.test(decoded) ? decoded : null
}

const findEncoded = (text: string): EncodedText[] =>
  [...text.matchAll(encoded)].flatMap(({ 0: written, index }) => {
    const decoded = decode(written)
    return decoded === null ? [] : [{ start: index, end: index + written.length, decoded }]
  })

type Find = (text: string) => readonly Detection[]

/** Read backwards, half the words of a text end in something like ".it". */
const certainEnding = /com|net|org|info/i

/** Not in reference numbers, which can look like anything. */
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

/** The first find covers the whole piece; all are read in one pass, because many small reads cost more. */
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

export function findDisguised(text: string, find: Find): Detection[] {
  const shown = withoutUnseen(text)
  const pieces = findEncoded(shown)
  const encoded = pieces.length === 0 ? [] : findInEncoded(pieces, find)
  const [isTurned, isBackwards] = [isUpsideDown(shown), cue.test(shown)]
  if (encoded.length === 0 && !isTurned && !isBackwards) return []
  const reading = visible(text)
  return [
    ...encoded.map(detail => detect(detail.kind, spanInOriginal(reading, detail))),
    ...(isTurned ? findUpsideDown(reading, find) : []),
    ...(isBackwards ? findBackwards(text, reading, find) : []),
  ]
}
