// How strongly the wording of a passage suggests a way off the platform, by words and pairs of words, as
// learned from examples.
import weights from './weights.json' with { type: 'json' }

const word = /[\p{L}\d_]+(?:[._'-][\p{L}\d_]+)*|[^\s\p{L}\d]/gu
const numberWord =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u
const digitsOnly = /^[\d.,'-]*\d[\d.,'-]*$/
const accountLike = /^(?=.{5,}$).*(?:[a-z]\d|\d[a-z]{2})|^(?!www|http).*[a-z]{2}[._][a-z\d]/
const gluedLetters = /^[a-z]{12,}$/
const longWord = 10
const maxCounted = 12

/** Several if a hyphen or a dot joins them. */
function wordsIn(written: string): string[] {
  if (digitsOnly.test(written)) {
    const digits = written.replace(/\D/g, '').length
    return [`#${Math.min(digits, 5)}${/\d[.,]\d/.test(written) ? '.' : ''}`]
  }
  if (numberWord.test(written)) return ['#w']
  if (accountLike.test(written)) return ['<name>']
  return written
    .split(/[-._]/)
    .filter(part => part !== '')
    .map(part => (/^\d+$/.test(part) ? `#${Math.min(part.length, 5)}` : part.replace(/\d+/g, '0')))
}

export type Passage = {
  readonly words: readonly string[]
  readonly digits: number
  readonly hasName: boolean
}

export function readPassage(text: string): Passage {
  const written = text.match(word) ?? []
  return {
    words: written.flatMap(wordsIn),
    digits: Math.min(text.match(/\d/g)?.length ?? 0, maxCounted),
    hasName: written.some(each => gluedLetters.test(each) || accountLike.test(each)),
  }
}

export const joinPassages = (passages: readonly Passage[]): Passage => ({
  words: passages.flatMap(({ words }) => words),
  digits: Math.min(
    passages.reduce((sum, { digits }) => sum + digits, 0),
    maxCounted,
  ),
  hasName: passages.some(({ hasName }) => hasName),
})

/**
 * The first and second half of each feature. Unknown words count only as long or short.
 * @internal
 */
export function featuresOf(
  { words, digits, hasName }: Passage,
  isKnown: (word: string) => boolean,
): [first: string, second: string][] {
  const read = words.map(each => (isKnown(each) ? each : each.length < longWord ? '?' : '?long'))
  const numbers = Math.min(read.filter(each => each === '#w').length, maxCounted)
  return [
    ...read.flatMap((each, index): [string, string][] => [
      [each, ''],
      [read[index - 1] ?? '^', each],
    ]),
    [read.at(-1) ?? '^', '$'],
    ['<digits>', String(digits)],
    ['<numbers>', String(numbers)],
    ['<named>', String(hasName)],
  ]
}

/** In units of `unit`, for the first and second half of a feature. */
export type Weights = {
  readonly bias: number
  readonly pairs: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Weights are stored as whole numbers. @internal */
export const unit = 0.05

/**
 * Long passages have more features, but are not more certain.
 * @internal
 */
export const margin = ({ words }: Passage): number => 4 / Math.sqrt(2 * words.length + 8)

type Weight = { readonly value: number; lastIn: Passage | null }

const minWords = 5

/**
 * The score is the log of the odds: above 0 a way off the platform is more likely than not; 0 for a few
 * words.
 */
export function judgeOf({ bias, pairs }: Weights): (passage: Passage) => number {
  const weights = new Map(
    Object.entries(pairs).map(([first, seconds]) => [
      first,
      new Map(
        Object.entries(seconds).map(([second, value]): [string, Weight] => [second, { value, lastIn: null }]),
      ),
    ]),
  )
  const known = new Set([...weights].flatMap(([first, seconds]) => [first, ...seconds.keys()]))
  const isKnown = (word: string) => known.has(word)
  return passage => {
    if (passage.words.length < minWords) return 0
    let sum = 0
    for (const [first, second] of featuresOf(passage, isKnown)) {
      const weight = weights.get(first)?.get(second)
      if (!weight || weight.lastIn === passage) continue
      weight.lastIn = passage
      sum += weight.value
    }
    return (bias + sum * margin(passage)) * unit
  }
}

/** Few innocent texts of a writer left out of the training score above this (docs/decisions/what-people-write.md). */
export const surelyOutside = 2
/** Few texts with a way off the platform score below this. */
export const surelyInnocent = -2
export const judgePassage = judgeOf(weights)

export const judgeWording = (text: string): number => judgePassage(readPassage(text))
