// Finds passages worded like those in which people say how to reach them elsewhere, though no single word gives it away.
import { type Detection, detect } from '../detection.ts'
import { isCapital, type Reading, rewrite, type Span, spanInOriginal } from '../reading/reading.ts'
import { readAccountName } from '../socials/account-names.ts'
import { joinPassages, type Passage, readPassage, surelyOutside } from './judge-wording.ts'

const maxSentences = 4
const overlap = 2
const surerAlone = 0.5
const wordStart = /(?<![\p{L}\p{N}_.@/-])[\p{L}_](?=[\p{L}\p{N}_.-]{4})/gu

/** Shorter words can just be rare ones. */
const minLetters = 8

/** A word that can only be an account name, not a model number or a first name. */
function findName(reading: Reading, { start, end }: Span): Span | null {
  const passage = reading.text.slice(start, end)
  for (const { index } of passage.matchAll(wordStart)) {
    const name = readAccountName(reading, start + index)
    if (name?.isUnmistakable && !name.isProper && name.length >= minLetters && name.end <= end) return name
  }
  return null
}

/** "I can come tomorrow.Is that ok?" is two sentences, not an account. */
const apart = (reading: Reading): Reading =>
  rewrite(reading, /(?<=\p{L}{2})\.(?=\p{L})/gu, ({ index }) => (isCapital(reading, index + 1) ? '. ' : null))

const replaced = / removed\]/

const invitation =
  "contact|reach|message|write|talk|chat|ask|reply|answer|respond|get|send|drop|touch|out|back|questions?|message|note|line|please|it|just|simply|always|best|only|any ?time|me|us|i|we|i'm|we're|you|your|can|may|should|is|are|a|the|all|any|to|for|with|in|about"
const box = '(?:chat|inbox|messages?|messaging|messenger|(?:chat|contact|message) (?:box|button|form))'
const portal = '(?:app|platform|portal|site|web ?site)'
/** A sentence that only points to the portal's own chat: "Contact via the in-app chat". */
const pointsHere = new RegExp(
  `^\\s*(?:(?:${invitation})[ ,:?]{1,2}){1,12}(?:via|through|by|using|on|in|over) (?:(?:the|this|our|my|your) )?(?:(?:in-?app|built-in|${portal}(?:'s)?) (?:own )?${box}|${box} (?:here|(?:in|of|on) (?:the|this) ${portal})|(?<=(?:the|this) )(?:platform|portal|(?:chat|contact|message) button))(?:,? (?:please|only|any ?time|thanks|thank you))*[.!]?$`,
)

function rowsOf(reading: Reading, known: readonly Detection[]): Span[][] {
  const rows: Span[][] = [[]]
  let passed = 0
  for (const sentence of sentencesOf(reading.text)) {
    const { start, end } = spanInOriginal(reading, sentence)
    while ((known[passed]?.end ?? Number.POSITIVE_INFINITY) <= start) passed += 1
    const text = reading.text.slice(sentence.start, sentence.end)
    const isRead =
      (known[passed]?.start ?? Number.POSITIVE_INFINITY) >= end &&
      !replaced.test(text) &&
      !pointsHere.test(text)
    if (!isRead) rows.push([])
    else rows.at(-1)?.push(sentence)
  }
  return rows
}

/** A sentence with a detail in `known` is not read and ends its run. */
export function findWorded(
  written: Reading,
  known: readonly Detection[],
  judge: (passage: Passage) => number,
): Detection[] {
  const reading = apart(written)
  const found: Detection[] = []
  for (const row of rowsOf(reading, known)) {
    const judged = row.map(({ start, end }) => {
      const passage = readPassage(reading.text.slice(start, end))
      return { start, end, passage, score: judge(passage) }
    })
    for (let index = 0; index === 0 || index + overlap < judged.length; ) {
      const sentences = judged.slice(index, index + maxSentences)
      const [first, last] = [sentences[0], sentences.at(-1)]
      const [surest] = sentences.toSorted((one, other) => other.score - one.score)
      if (!first || !last || !surest) break
      const whole = { start: first.start, end: last.end }
      const isOutside =
        surest.score > surelyOutside + surerAlone ||
        judge(joinPassages(sentences.map(({ passage }) => passage))) > surelyOutside
      const name = isOutside ? findName(reading, whole) : null
      if (name) found.push(detect('social', spanInOriginal(reading, name)))
      else if (isOutside) found.push(detect('phrase', spanInOriginal(reading, surest)))
      index += isOutside ? maxSentences : maxSentences - overlap
    }
  }
  return found
}

/** The period after a number can separate two parts of one. */
const end = /(?<![\d.!?])[.!?]{1,9}(?=\s{1,9}[^\s.\d])|\n/g
const maxLength = 260

/** Long ones in pieces. */
export function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(end)].map(({ 0: { length }, index }) => index + length)
  const sentences: Span[] = []
  let start = 0
  for (const stop of [...ends, text.length])
    for (; start < stop; start = sentences.at(-1)?.end ?? stop)
      sentences.push({ start, end: Math.min(stop, start + maxLength) })
  return sentences
}
