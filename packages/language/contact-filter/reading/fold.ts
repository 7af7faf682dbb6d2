// Letters and signs of other scripts that pass for Latin ones on a screen (after Unicode's confusables, shortened).
import type { Reading } from './reading.ts'

/** Pairs in a row: the lookalike, then the letter it looks like. */
const pairs = [
  // Cyrillic
  'аaеeоoрpсcуyхxіiїiѕsјjһhԁdԛqԝwкkмmтtнhвbгrпnиuьbз3б6ґrєeңhҳx',
  'АaЕeОoРpСcУyХxІiЅsЈjҺhԚqԜwКkМmТtНhВbЗ3',
  // Greek
  'αaβbγyδdεeηnιiκkμmνvοoρpσoςsτtυuχxωw',
  'ΑaΒbΕeΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxΖz',
  // Armenian, Cherokee, Latin with strokes and small capitals
  'օoսuհhոnցgոnԼlᎪaᏴbᏟcᎠdᎬeᎻhᎫjᏦkᏞlᎷmᏢpᎡrᏚsᎢtᏙvᏔwᎩyᏃz',
  'ɑaɡgıiɩiłlŁløoØođdĐdħhƒfŧtƀbɓbɗdɢgʏyᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwᴢz',
  // Chinese digits
  '零0〇0一1二2三3四4五5六6七7八8九9壹1贰2貳2叁3參3肆4伍5陆6陸6柒7捌8玖9',
  // Braille
  '⠁a⠃b⠉c⠙d⠑e⠋f⠛g⠓h⠊i⠚j⠅k⠇l⠍m⠝n⠕o⠏p⠟q⠗r⠎s⠞t⠥u⠧v⠺w⠭x⠽y⠵z⠲.',
  // Signs
  '©c®r℮e×x−-⁃-➖-─-—-·.•.∙.⋅.‧.・.。.⸱.٫.٬,、,⁄/∕/⧸/∶:“"”"„"‟"‘\'’\'‚\'‹<›>《<》>〈<〉>【[】]「[」]',
].join('')

export const pairsOf = (signs: string): (readonly [string, string])[] =>
  [...signs].flatMap((sign, index, all) => (index % 2 === 0 ? [[sign, all[index + 1] ?? ''] as const] : []))

const lookalikes = new Map(pairsOf(pairs))

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Mark}\p{Format}\p{Control}]/gu
const dash = /\p{Pd}/u
const digit = /\p{Nd}/u

/** Longer expansions are no disguise and would only make the text grow. */
const maxExpansionLength = 6

/** First and last code point, and the value of the first. */
const runs: readonly (readonly [first: number, last: number, start: string])[] = [
  [0x2776, 0x277e, '1'],
  [0x2780, 0x2788, '1'],
  [0x278a, 0x2792, '1'],
  [0x24f5, 0x24fd, '1'],
  [0x24ff, 0x24ff, '0'],
  [0x2160, 0x2168, '1'],
  [0x2170, 0x2178, '1'],
  [0x2474, 0x247c, '1'],
  [0x2488, 0x2490, '1'],
  [0x249c, 0x24b5, 'a'],
  [0x1f101, 0x1f10a, '0'],
  [0x1f110, 0x1f129, 'a'],
  [0x1f150, 0x1f169, 'a'],
  [0x1f170, 0x1f189, 'a'],
  [0x1f1e6, 0x1f1ff, 'a'],
]

const nextTo = (sign: string, offset: number) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + offset)

/** Digits of every script come in runs of ten. */
function digitValue(sign: string): string {
  let value = 0
  while (value < 9 && digit.test(nextTo(sign, -value - 1))) value += 1
  return String(value)
}

function foldPlain(sign: string): string {
  const known = lookalikes.get(sign)
  if (known !== undefined) return known
  if (sign <= '\x7f') return sign.toLowerCase()
  if (digit.test(sign)) return digitValue(sign)
  return dash.test(sign) ? '-' : sign.toLowerCase()
}

function foldRun(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  const run = runs.find(([first, last]) => code >= first && code <= last)
  return run && nextTo(run[2], code - run[0])
}

function foldUncommon(character: string): string {
  const known = lookalikes.get(character) ?? foldRun(character)
  if (known !== undefined) return known
  const decomposed = character.normalize('NFKD')
  const shown = decomposed.length > maxExpansionLength ? character : decomposed
  return [...shown.replace(unseen, '')].map(foldPlain).join('').replace(unseen, '')
}

function foldAscii(character: string, code: number): string {
  if (code >= 0x41 && code <= 0x5a) return String.fromCharCode(code + 0x20)
  if (code >= 0x20 || code === 0x0a) return character
  return code === 0x09 ? ' ' : ''
}

/** Invisible characters are dropped, and belong to the character before them. */
export function fold(original: string): Reading {
  const starts: number[] = []
  const ends: number[] = []
  const uncommon = new Map<string, string>()
  let text = ''
  let start = 0
  for (const character of original) {
    const end = start + character.length
    const code = character.charCodeAt(0)
    let folded = code < 0x80 ? foldAscii(character, code) : uncommon.get(character)
    if (folded === undefined) {
      folded = foldUncommon(character)
      uncommon.set(character, folded)
    }
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(start)
      ends.push(end)
    }
    text += folded
    start = end
  }
  return { original, text, starts, ends }
}

export const folded = (word: string): string => fold(word).text
