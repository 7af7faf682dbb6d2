// Writes numbers that are spelled out ("four one five", "double five", "fifty-five") or disguised ("4l5") as digits.
import { folded } from '../reading/fold.ts'
import { type Reading, rewrite } from '../reading/reading.ts'

const numbered = (lists: readonly string[], first: number): readonly (readonly [string, string])[] =>
  lists.flatMap((words, index) =>
    words.split(' ').map(word => [folded(word), String(first + index)] as const),
  )

/** English, Spanish, French, German, Portuguese, Russian. */
const digits = new Map(
  numbered(
    [
      'zero oh o nought cero null ноль',
      'one un une uno eins um один',
      'two dos deux zwei dois два',
      'three tres trois drei три',
      'four cuatro quatre vier quatro четыре',
      'five cinco cinq funf fuenf пять',
      'six seis sechs шесть',
      'seven siete sept sieben sete семь',
      'eight ocho huit acht oito восемь',
      'nine nueve neuf neun nove девять',
    ],
    0,
  ),
)
const teens = numbered(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  10,
)
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const words = new Map([
  ...digits,
  ...teens,
  ...tens.map((word, index) => [word, String(20 + 10 * index)] as const),
  ['hundred', '00'],
  ['thousand', '000'],
])

const oneOf = (list: Iterable<string>) => [...list].join('|')
const repeated = new RegExp(`\\b(double|triple|treble)[\\s-]{0,2}(${oneOf(units)}|zero|oh|o|\\d)\\b`, 'g')
const composed = new RegExp(`\\b(${oneOf(tens)})[\\s-]{0,2}(${oneOf(units)})\\b`, 'g')
const wordOrNumber = /[\p{L}\p{N}]+/gu
const glued = new RegExp(`^(?:${oneOf(words.keys())}|\\d+)+$`)
const gluedParts = new RegExp(`${oneOf([...words.keys()].sort((a, b) => b.length - a.length))}|\\d+`, 'g')
const longestGlued = 80

const disguises: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', z: '2', s: '5', b: '8' }
const disguised = /^[olizsb]*\d[\dolizsb]*$/
const allDigits = /^\d+$/
const disguisedPart = /(?<=\d[-.*_])[olizsb]{1,4}(?=[-.*_]\d)/g

const digitsFor = (word: string) => words.get(word) ?? word
const undisguise = (run: string) => run.replace(/[olizsb]/g, letter => disguises[letter] ?? letter)

function digitsOf(run: string): string | null {
  if (allDigits.test(run)) return null
  const value = words.get(run)
  if (value !== undefined) return value
  if (disguised.test(run)) return undisguise(run)
  if (run.length > longestGlued || !glued.test(run)) return null
  return run.replace(gluedParts, digitsFor)
}

/** Reads a text with all its numbers in digits, each word's digits where the word stood. */
export function writeNumbersInDigits(reading: Reading): Reading {
  const withRepeated = rewrite(reading, repeated, ([, times, word = '']) =>
    digitsFor(word).repeat(times === 'double' ? 2 : 3),
  )
  const withComposed = rewrite(withRepeated, composed, ([, ten = '', unit = '']) =>
    String(Number(digitsFor(ten)) + Number(digitsFor(unit))),
  )
  const inDigits = rewrite(withComposed, wordOrNumber, ([run]) => digitsOf(run))
  return rewrite(inDigits, disguisedPart, ([part]) => undisguise(part))
}
