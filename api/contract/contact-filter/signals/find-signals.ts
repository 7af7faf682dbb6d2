// Adds up signals that are innocent one by one: "Not sure which app you use. I set them all up as grandma_voss".
import { type Detection, detect } from '../detection.ts'
import { isCapital, type Reading, type Span, spanInOriginal } from '../reading/reading.ts'
import { readAccountName } from '../socials/account-names.ts'
import { type Combination, combinations, type Evidence } from './combinations.ts'
import { sentencesOf } from './sentences.ts'
import { signals } from './signals.ts'

/** Somebody warns of ways outside, speaks of the portal's own accounts, or the filter has already been here. */
const warning =
  /(?<!\p{L})(?:scam\p{L}*|fraud\p{L}*|phish\p{L}*|suspicious|red flag|wary|(?:never|don'?t|do not|no) (?:ask|pay|send|wire|take|accept|use)|log(?:ged|ging)? ?(?:in|out)|signed in|sign in (?:to|with)|passwords?|wi-?fi|router|ssid|network name|error|on this site|uploaded|thermostat|breaker|serial|model)(?!\p{L})| removed\]/u

const wordStart = /(?<![\p{L}\p{N}_.@/-])[\p{L}\p{N}_](?=[\p{L}\p{N}_.-]{4})/gu
const quoted = /(?<=["“'(])[\p{L}\p{N}_.]{6,30}(?=["”'),.])/u
const digit =
  /\d|(?<!\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?!\p{L})/gu
const moment = /\d{1,2}[:/]\d{1,2}(?:\/\d{2,4})?/g
const momentOrAmount = new RegExp(`${moment.source}|[$€£] ?\\d[\\d,.]*`, 'g')
const fewestDigits = 7
const phoneDigits = 10
/** "stringsandwhiskers" */
const joined = /^\p{L}{4,}(?:and|the)\p{L}{5,}$/u

const hasInnerCapital = (reading: Reading, { start, end }: Span): boolean => {
  for (let index = start + 1; index < end; index += 1) if (isCapital(reading, index)) return true
  return false
}

/** A word that only an account is called: no model number and nobody's first name. */
function findName(reading: Reading, sentence: Span, written: string): Span | null {
  let last = sentence.start
  for (const { index } of written.matchAll(wordStart)) {
    const name = sentence.start + index < last ? null : readAccountName(reading, sentence.start + index)
    if (!name || name.end > sentence.end) continue
    last = name.end
    const startsCapital = isCapital(reading, name.start)
    const word = reading.text.slice(name.start, name.end)
    const isCode = startsCapital && isCapital(reading, name.start + 1) && /\d/.test(word)
    const isProper = startsCapital && /^\p{L}+$/u.test(word) && !hasInnerCapital(reading, name)
    if ((name.isUnmistakable || joined.test(word)) && !isCode && !isProper) return name
  }
  return spanOf(quoted, sentence, written)
}

function spanOf(pattern: RegExp, { start }: Span, written: string): Span | null {
  const match = pattern.exec(written)
  return match && { start: start + match.index, end: start + match.index + match[0].length }
}

type Look = (evidence: Evidence) => Span | null

/** Where each evidence stands in a sentence; each is looked for once at most. */
function readerOf(reading: Reading, sentence: Span): Look {
  const written = reading.text.slice(sentence.start, sentence.end)
  const found = new Map<Evidence, Span | null>()
  const look: Look = evidence => {
    if (evidence === 'name') return findName(reading, sentence, written)
    if (evidence === 'digits' || evidence === 'number') {
      const count = [...written.replace(evidence === 'digits' ? moment : momentOrAmount, '').matchAll(digit)]
        .length
      return (evidence === 'digits' ? count >= fewestDigits : count === phoneDigits) ? sentence : null
    }
    return spanOf(signals[evidence], sentence, written)
  }
  return evidence => {
    const known = found.get(evidence)
    if (known !== undefined) return known
    const span = look(evidence)
    found.set(evidence, span)
    return span
  }
}

/** Where the evidence of a combination stands, in its order; null when some is missing or all is in the next sentence. */
function gather({ needs, isWide }: Combination, here: Look, next: Look | undefined): Span[] | null {
  const spans: Span[] = []
  let isHere = false
  for (const evidence of needs) {
    const span = here(evidence)
    isHere ||= span !== null
    const any = span ?? (isWide ? next?.(evidence) : null)
    if (!any) return null
    spans.push(any)
  }
  return isHere ? spans : null
}

/** `known` are details found otherwise: a sentence that holds one is not read, and no sentence is read together with it. */
export function findSignals(reading: Reading, known: readonly Detection[]): Detection[] {
  const { text } = reading
  const sentences = sentencesOf(text)
  const looks = sentences.map(sentence => readerOf(reading, sentence))
  let passed = 0
  return sentences.flatMap((sentence, index) => {
    const here = looks[index]
    if (!here) return []
    const source = spanInOriginal(reading, sentence)
    while ((known[passed]?.end ?? Number.POSITIVE_INFINITY) <= source.start) passed += 1
    const untilKnown = known[passed]?.start ?? Number.POSITIVE_INFINITY
    if (untilKnown < source.end) return []
    const next = sentences[index + 1]
    const isNextFree = next && untilKnown >= spanInOriginal(reading, next).end
    for (const combination of combinations) {
      const spans = gather(combination, here, isNextFree ? looks[index + 1] : undefined)
      if (!spans) continue
      const start = Math.min(...spans.map(each => each.start))
      const end = Math.max(...spans.map(each => each.end))
      if (warning.test(text.slice(sentence.start, Math.max(end, sentence.end)))) continue
      const name = spans[combination.needs.indexOf('name')]
      return [detect(combination.kind, spanInOriginal(reading, name ?? { start, end }))]
    }
    return []
  })
}
