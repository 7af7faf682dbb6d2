// Finds toll-free numbers that end in a word: "1-800-FLOWERS".
import { isCapital, type Reading, type Span } from '../reading/reading.ts'

const vanity =
  /(?<![\p{L}\p{N}])(?:1[-. ])?8(?:00|33|44|55|66|77|88)[-. ]([a-z]{2,7}(?:-[a-z]{2,5}){0,2})(?![\p{L}\p{N}])/gu
const lettersOnTheKeys = 7

export function findVanityNumbers(reading: Reading): Span[] {
  return [...reading.text.matchAll(vanity)].flatMap(({ 0: { length }, 1: word = '', index }) => {
    const end = index + length
    const isWord = word.replaceAll('-', '').length === lettersOnTheKeys
    return isWord && isCapital(reading, end - 1) && isCapital(reading, end - word.length)
      ? [{ start: index, end }]
      : []
  })
}
