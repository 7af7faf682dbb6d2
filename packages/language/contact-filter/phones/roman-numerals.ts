// Reads Roman numerals as numbers: in rows ("DCXLVI, then DLV, then 0 and CLXXII"), and in capitals anywhere.
import { isCapital, type Reading, rewrite, rewriteWithin } from '../reading/reading.ts'

const numeral = '(?=[ivxlcdm])m{0,9}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})'
const token = `(?:${numeral}|\\d{1,4}|zero|nulla|nil|nihil|null|n|o)`
const pause = '(?:[\\s,.;:/·-]{1,3}(?:(?:then|and|dash|dot|next) )?)'
const row = new RegExp(`(?<![\\p{L}\\p{N}])${token}(?:${pause}${token}){2,15}(?![\\p{L}\\p{N}'])`, 'gu')
const inRow = /[a-z]+/g
const inCapitals = /(?<![\p{L}\p{N}'-])[ivxlcdm]{2,15}(?![\p{L}\p{N}'-])/gu
const isNumeral = new RegExp(`^${numeral}$`)
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
const nothing = /^(?:zero|nulla|nil|nihil|null|n|o)$/

function numberOf(word: string): string | null {
  if (nothing.test(word)) return '0'
  if (!isNumeral.test(word)) return null
  const total = [...word].reduce((sum, letter, index) => {
    const [value, next] = [values[letter] ?? 0, values[word.charAt(index + 1)] ?? 0]
    return sum + (value < next ? -value : value)
  }, 0)
  return String(total)
}

export function romanNumerals(reading: Reading): Reading {
  const rows = rewriteWithin(reading, row, inRow, ([word]) => numberOf(word))
  return rewrite(rows, inCapitals, ({ 0: word, index }) =>
    isCapital(rows, index) && isCapital(rows, index + word.length - 1) ? numberOf(word) : null,
  )
}
