// Writes numbers that are spelled out ("four one five", "double five", "liu er liu", "IV I V") or disguised ("4l5") as digits.
import { folded } from '../reading/fold.ts'
import {
  endsWith,
  isCapital,
  type Reading,
  rewrite,
  rewriteAll,
  rewriteWithin,
  startsWith,
} from '../reading/reading.ts'

const numbered = (lists: readonly string[], first: number): readonly (readonly [string, string])[] =>
  lists.flatMap((words, index) =>
    words.split(' ').map(word => [folded(word), String(first + index)] as const),
  )

/** English, Spanish, French, German, Portuguese, Russian; Italian and Dutch unless an English word looks the same. */
const digits = new Map(
  numbered(
    [
      'zero oh o nought cero null nul ноль',
      'one un une uno eins um een один',
      'two dos deux zwei dois twee два',
      'three tres trois tre drei drie три',
      'four cuatro quatre vier quatro quattro четыре',
      'five cinco cinq funf fuenf cinque vijf пять',
      'six seis sechs zes шесть',
      'seven siete sept sieben sete sette zeven семь',
      'eight ocho huit acht oito otto восемь',
      'nine nueve neuf neun nove negen девять',
    ],
    0,
  ),
)
const teens = numbered(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  10,
)
/** "once" is an English word, too. */
const spanishTeens = numbered(
  'doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'.split(' '),
  12,
)
const spanishTens = ['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const words = new Map([
  ...digits,
  ...teens,
  ...spanishTeens,
  ...[tens, spanishTens].flatMap(list => list.map((word, index) => [word, String(20 + 10 * index)] as const)),
  ['hundred', '00'],
  ['thousand', '000'],
])

const oneOf = (list: Iterable<string>) => [...list].join('|')
const plurals = units.map(unit => (unit === 'six' ? 'sixes' : `${unit}s`))
const several = new RegExp(`\\b(two|three|four|[234]) (${oneOf(plurals)}|zeroe?s|ohs)\\b`, 'g')
const upTo99 = `(?:${oneOf(tens)}|ten|eleven|twelve|[a-z]{3,5}teen|[1-9]\\d)`
const hundreds = new RegExp(
  `\\b(${oneOf(units)}|[1-9])[ -]hundred(?:(?: and)?[ -](${upTo99}|(?:${oneOf(units)})(?= ?[,.;/\\n)-]|$)))?\\b`,
  'g',
)
const romans =
  /(?<![\p{L}\p{N}])(?:(?:i{1,3}|iv|vi{0,3}|ix|[\do]|zero)[\s.,/-]{1,3}){6,12}(?:i{1,3}|iv|vi{0,3}|ix|[\do]|zero)(?![\p{L}\p{N}])/gu
const romanDigits = ['0', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const repeated = new RegExp(
  `\\b(double|triple|treble|quadruple)[\\s-]{0,2}(${oneOf(units)}|zero|nought|oh|o|\\d)\\b`,
  'g',
)
const composed = new RegExp(
  `\\b(?:(${oneOf(tens)})[ -]{0,2}(${oneOf(units)})|(${oneOf(spanishTens)}) y (uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))\\b`,
  'g',
)
const wordOrNumber = /[\p{L}\p{N}]+/gu
const glued = new RegExp(`^(?:${oneOf(words.keys())}|\\d+)+$`)
const gluedTens = new RegExp(`(${oneOf(tens)})(${oneOf(units)})`, 'g')
const gluedParts = new RegExp(`${oneOf([...words.keys()].sort((a, b) => b.length - a.length))}|\\d+`, 'g')
const maxGluedLength = 80

const disguises: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', z: '2', s: '5', b: '8' }
const disguised = /^[olizsb]*\d[\dolizsb]*$/
const allDigits = /^\d+$/
const disguisedPart = /(?<=\d[-.*_])[olizsb]{1,4}(?=[-.*_]\d)/g

const digitsFor = (word: string) => words.get(word) ?? word
const sumOf = (ten: string, unit: string) => String(Number(digitsFor(ten)) + Number(digitsFor(unit)))
const times: Readonly<Record<string, number>> = { double: 2, two: 2, '2': 2, quadruple: 4, four: 4, '4': 4 }
const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }
const hasBoth = /^(?=\d*[a-z])[a-z]*\d/
const undisguise = (run: string) => run.replace(/[olizsb]/g, letter => disguises[letter] ?? letter)

function digitsOf(run: string): string | null {
  if (allDigits.test(run)) return null
  const value = words.get(run)
  if (value !== undefined) return value
  const plain = hasBoth.test(run) && run.length < 6 ? run.replace(/\d/g, digit => leet[digit] ?? digit) : run
  const disguisedWord = plain === run ? undefined : words.get(plain)
  if (disguisedWord !== undefined && plain.length > 2) return disguisedWord
  if (disguised.test(run)) return undisguise(run)
  if (run.length > maxGluedLength || !glued.test(run)) return null
  return run.replace(gluedTens, (_, ten, unit) => sumOf(ten, unit)).replace(gluedParts, digitsFor)
}

const thatOne = /(?<!\p{L})(?:next|this|that|which|another|other|last|only|each|every|big|small|old|new) $/u
const oneThing =
  /^ (?:times?|years?|months?|weeks?|days?|nights?|person|ways?|beds?|baths?|bedrooms?|bathrooms?|cars?|cats?|dogs?|keys?|sides?|things?|more|of)(?!\p{L})/u
/** "the next one", "150 one time" */
const isOneThing = ({ 0: run, index, input }: RegExpExecArray): boolean =>
  run === 'one' && (endsWith(input, index, thatOne) || startsWith(input, index + run.length, oneThing))

/** "IV I V - V V V - O I III VII", one digit after the other. */
const romanNumbersInDigits = (reading: Reading): Reading =>
  rewrite(reading, romans, ([list]) =>
    /[iv]/.test(list)
      ? list.replace(/[a-z]+/g, numeral => {
          const value = romanDigits.indexOf(numeral)
          return value < 0 ? '0' : String(value)
        })
      : null,
  )

export const writeNumbersInDigits = (reading: Reading): Reading =>
  rewriteAll(romanNumbersInDigits(reading), [
    [
      several,
      ([, count = '', word = '']) =>
        digitsFor(word.replace(/(?<=six|zero)es$|s$/, '')).repeat(times[count] ?? 3),
    ],
    [repeated, ([, count = '', word = '']) => digitsFor(word).repeat(times[count] ?? 3)],
    [
      composed,
      ([, ten, unit, spanishTen = '', spanishUnit = '']) => sumOf(ten ?? spanishTen, unit ?? spanishUnit),
    ],
    [hundreds, ([, count = '', rest = '00']) => digitsFor(count) + digitsFor(rest).padStart(2, '0')],
    [wordOrNumber, match => (isOneThing(match) ? null : digitsOf(match[0]))],
    [disguisedPart, ([part]) => undisguise(part)],
  ])

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

/** Mandarin, Hindi, Tagalog, Vietnamese, Korean, Japanese and Arabic in Latin letters, and English as it sounds, each from 0 to 9. */
const languages = [
  'ling yi er san si wu liu qi ba jiu',
  'shunya ek do teen char paanch chhe saat aath nau',
  'sero isa dalawa tatlo apat lima anim pito walo siyam',
  'khong mot hai ba bon nam sau bay tam chin',
  'gong il i sam sa o yuk chil pal gu',
  'rei ichi ni san yon go roku nana hachi kyu',
  'sifr wahid ithnan thalatha arbaa khamsa sitta sabaa thamaniya tisaa',
  'oh/ohh won/wun too/tu/to tree/thre for/fore/foar fife/fiv/fyve sicks/siks sevn/sevin ate/eit/ait nein/nyne/nin',
].map(list => list.split(' ').map(word => word.split('/')))
const minDigits = 7

const rows = languages.map(digits => {
  const digit = `(?:${digits.flat().join('|')}|\\d)`
  return {
    digits,
    row: new RegExp(
      `(?<![\\p{L}\\p{N}])${digit}(?:[\\s,.;·-]{1,3}(?:(?:then|and|next) )?${digit}){${minDigits - 1},12}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  }
})

const word = /[a-z]+/g

export const foreignDigits = (reading: Reading): Reading =>
  rows.reduce(
    (read, { digits, row }) =>
      rewriteWithin(read, row, word, ([written]) => {
        const digit = digits.findIndex(words => words.includes(written))
        return digit < 0 ? null : String(digit)
      }),
    reading,
  )
