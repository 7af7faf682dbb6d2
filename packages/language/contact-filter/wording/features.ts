// The features that a text's wording is judged by: its words and pairs of words, with numbers and account names normalized.

const word = /[\p{L}\d_]+(?:[._'-][\p{L}\d_]+)*|[^\s\p{L}\d]/gu
const numberWord =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u
const digitsOnly = /^[\d.,'-]*\d[\d.,'-]*$/
const accountLike = /^(?=.{5,}$).*(?:[a-z]\d|\d[a-z]{2})|^(?!www|http).*[a-z]{2}[._][a-z\d]/
const gluedLetters = /^[a-z]{12,}$/
const longWord = 10
const maxCounted = 12

/** One normalized word; several if a hyphen or a dot joins them. */
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

/** A passage of a folded text. */
export function readPassage(text: string): Passage {
  const written = text.match(word) ?? []
  return {
    words: written.flatMap(wordsIn),
    digits: Math.min(text.match(/\d/g)?.length ?? 0, maxCounted),
    hasName: written.some(each => gluedLetters.test(each) || accountLike.test(each)),
  }
}

/** Joins consecutive passages. */
export const joinPassages = (passages: readonly Passage[]): Passage => ({
  words: passages.flatMap(({ words }) => words),
  digits: Math.min(
    passages.reduce((sum, { digits }) => sum + digits, 0),
    maxCounted,
  ),
  hasName: passages.some(({ hasName }) => hasName),
})

/** The first and second half of each feature. Unknown words count only as long or short. */
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
