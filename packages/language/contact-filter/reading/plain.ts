import { fold, folded } from './fold.ts'
import { type Reading, rewrite, rewriteAll } from './reading.ts'

const comment = /<!--[^>]{0,80}-->/g
const attributes = '(?:\\s[a-z]{1,12}="[a-z:;#-]{0,40}"){0,3}\\s?\\/?'
const inline = new RegExp(
  `</?(?:b|i|u|s|a|em|strong|span|font|small|big|sub|sup|mark|code|tt|del|ins|kbd|wbr)${attributes}>`,
  'g',
)
const block = new RegExp(
  `</?(?:br|p|div|li|ul|ol|td|tr|th|table|tbody|h[1-6]|hr|blockquote)${attributes}>`,
  'g',
)
const emphasis = /\*\*|~~|`/g
const listMark =
  /(?<=^|\n) {0,3}(?:([-*+>#.])|[1-9][.)](?! ?\(?\d{1,2}[.)])|[a-z][.)](?! ?[a-z][.)])) +(?=\S)/g

/** A period that starts a line is not a list mark, unless the author wrote a bullet. */
const withoutListMarks = (reading: Reading): Reading =>
  rewrite(reading, listMark, ({ 0: { length }, 1: mark, index }) => {
    const written = reading.original.slice(reading.starts[index], reading.ends[index + length - 1])
    return mark === '.' && written.includes('.') ? null : ''
  })

const stripMarkup = (reading: Reading): Reading =>
  withoutListMarks(
    rewriteAll(reading, [
      [comment, () => ''],
      [inline, () => ''],
      [block, () => '\n'],
      [emphasis, () => ''],
    ]),
  )

const alternatives = (...words: readonly string[]) => words.map(folded).join('|')
/** "at" alone is an everyday word; the others occur only in addresses. */
export const certainAtWords = alternatives(
  'arroba|arobase|arobas|arrobase|chiocciola|klammeraffe|snabel-?a|alfakr[oø]ll',
  'apenstaart(?:je)?|aapeli|miukumauku|małpa|malpka|zavin[aá][cč]|kukac|et i[sş]areti|papaki',
  'собака|sobak[ae]|małpka|monkey(?: tail)?|собачка|равлик|majmun(?:ce)?|маймунско а|アットマーク',
  'アット|艾特|圈a|골뱅이|at[- ]?the[- ]?rate(?: of)?|(?:at|a|@)[- ]?(?:sign|symbol)',
  '(?:circled|encircled|round|curly|squiggly) a|a (?:in|with) a circle(?: around it)?',
  'ampersat',
)
const atWords = `a\\s?t|${certainAtWords}`
/** "point" and "period" are everyday words too, so they count as a dot only before "com". */
export const certainDotWords = alternatives(
  'dot|d0t|punto|punkt|ponto|punt|punktum|kropka|tecka|bodka|nokta|tocka|точка|крапка|tochka',
  'krapka|punct|коцка|点|ドット|닷',
)
export const dotWords = `${certainDotWords}|d\\so\\st|point|period|full ?stop`
export const slashWords = alternatives('slash', 'forward slash', 'barra', 'schrägstrich', 'stroke')

const openers = '[([{<"\'*_~|=:#-]'
const closers = '[)\\]}>"\'*_~|=:#-]'

const entity = /&(?:#0{0,4}(\d{2,3})|#x0{0,4}([\da-f]{2})|(commat|period|nbsp));?|%([2-7][\da-f])/g
const bracketedAt = new RegExp(`\\s{0,2}${openers}{1,2}\\s?(?:${atWords}|@)\\s?${closers}{1,2}\\s{0,2}`, 'g')
const bracketedDot = new RegExp(`\\s{0,2}${openers}{1,2}\\s?(?:${dotWords})\\s?${closers}{1,2}\\s{0,2}`, 'g')
const enclosedDot = /\s?[([{<]\s?\.\s?[)\]}>]\s?/g
const enclosedA = /\b\(a\)\b/g
/** "(gmail).(com)" */
const enclosedName =
  /(?<=[\p{L}\p{N})]\.)[([{<] ?(com|net|org|info|biz) ?[)\]}>]|(?<=[\p{L}\p{N})] ?@ ?|^)[([{<] ?([\p{L}\p{N}-]{2,30}) ?[)\]}>](?=\.[\p{L}([])/gu

/** "(a)" also labels list items, so a name must come before it and a host with its top-level domain after it. */
const spacedA =
  /(?<=[\p{L}\p{N}]) {0,2}[([{<] ?a ?[)\]}>] {0,2}(?=[\p{L}\p{N}-]{2,40}(?:\.| dot )[\p{L}\d]{2})/gu

const namedEntities: Readonly<Record<string, string>> = { commat: '@', period: '.', nbsp: ' ' }

function decodeEntity([, decimal, hexadecimal, name, percent]: RegExpExecArray): string {
  if (name !== undefined) return namedEntities[name] ?? ''
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? percent ?? '', 16) : Number(decimal)
  return String.fromCharCode(code).toLowerCase()
}

/** Between spaced-out letters the sign is spaced out too: "g m a i l (.) c o m". */
function signAmong({ 0: { length }, index, input }: RegExpExecArray, sign: string): string {
  const areApart =
    /(?:^|\s)\S$/.test(input.slice(Math.max(0, index - 2), index)) &&
    /^\S(?:\s|$)/.test(input.slice(index + length, index + length + 2))
  return areApart ? ` ${sign} ` : sign
}

/** Turns "jane(at)gmail[.]com", "jane (a) gmail (.) com" and "jane&#64;gmail%2Ecom" into plain addresses. */
const unmaskSigns = (reading: Reading): Reading =>
  rewriteAll(reading, [
    [entity, decodeEntity],
    [bracketedAt, match => signAmong(match, '@')],
    [enclosedA, () => '@'],
    [bracketedDot, match => signAmong(match, '.')],
    [enclosedDot, match => signAmong(match, '.')],
    [enclosedName, ([, ending, host]) => ending ?? host ?? null],
    [spacedA, () => ' @ '],
  ])

const isLetter = (character: string) => /\p{L}/u.test(character)
const isInWord = (character: string) => /[\p{L}\p{N}]/u.test(character)
const endsClause = (character: string) => /[,;:!?)]/.test(character)
const isBlank = (character: string) => character === '' || character === ' ' || character === '\n'

/** "j a n e @ g m a i l . c o m" as one word, without the dash or the comma of the sentence around it. */
function joinSpacedLetters(reading: Reading): Reading {
  const { text } = reading
  const standsAlone = (index: number) =>
    !isBlank(text.charAt(index)) &&
    isBlank(text.charAt(index - 1)) &&
    (isBlank(text.charAt(index + 1)) || endsClause(text.charAt(index + 1)))
  const isInside = (index: number) =>
    standsAlone(index) && (text.charAt(index) !== '-' || (standsAlone(index - 2) && standsAlone(index + 2)))
  return rewrite(reading, / /g, ({ index }) => (isInside(index - 1) && isInside(index + 1) ? '' : null))
}

/** "w.h.a.t.s-a-p-p" as one word: at least three letters with the same sign between them. */
function joinDottedLetters(reading: Reading): Reading {
  const { text } = reading
  return rewrite(reading, /[.*_-]/g, ({ 0: sign, index }) => {
    const [outerLeft, outerRight] = [text.charAt(index - 2), text.charAt(index + 2)]
    const areLetters = isLetter(text.charAt(index - 1)) && isLetter(text.charAt(index + 1))
    const areApart = !isInWord(outerLeft) && !isInWord(outerRight)
    return areLetters && areApart && (outerLeft === sign || outerRight === sign) ? '' : null
  })
}

const repeatedSpace = /( ) +|(\n)\n+/g

export const narrowSpaces = (reading: Reading): Reading =>
  rewrite(reading, repeatedSpace, ([, blank, lineBreak]) => blank ?? lineBreak ?? ' ')

export const readPlain = (text: string): Reading => unmaskSigns(stripMarkup(fold(text)))

export const readJoined = (plain: Reading): Reading =>
  narrowSpaces(joinDottedLetters(joinSpacedLetters(plain)))
