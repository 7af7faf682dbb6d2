// Whether a text is a place's name with a typo: 'San Fransisco', 'oaklnd', but not 'Mission St' for 'Mission'.
import { distance } from 'fastest-levenshtein'

/** The letters and digits of each word, normalized as place names are. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * How many letters are wrong, missing or extra; two swapped letters count as two. A different number means a
 * different place.
 */
const slipsIn = (word: string, typed: string): number => {
  if (/\d/.test(word)) return 0
  if (word.length < 7 && areLettersSwapped(word, typed)) return 2
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2
}

const areLettersSwapped = (word: string, typed: string): boolean =>
  [...word].sort().join('') === [...typed].sort().join('')

export const isMisspelled = (typed: string, name: string): boolean => {
  const [words, meant] = [wordsOf(typed), wordsOf(name)]
  if (words.length === meant.length)
    return meant.every((word, index) => {
      const typedWord = words[index] ?? ''
      return distance(word, typedWord) <= slipsIn(word, typedWord)
    })
  // 'sanfransisco'
  const [joined, right] = [words.join(''), meant.join('')]
  return right.length > 3 && distance(joined, right) <= 1
}
