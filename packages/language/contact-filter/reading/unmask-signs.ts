// Undoes tricks that write a sign of an address as something else.
import { type Reading, rewrite } from './reading.ts'
import { atWords, dotWords } from './symbol-words.ts'

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

/**
 * "(a)" also labels list items, so a name must come before it and a host with its top-level domain after it.
 */
const spacedA =
  /(?<=[\p{L}\p{N}]) {0,2}[([{<] ?a ?[)\]}>] {0,2}(?=[\p{L}\p{N}-]{2,40}(?:\.| dot )[\p{L}\d]{2})/gu

const namedEntities: Readonly<Record<string, string>> = { commat: '@', period: '.', nbsp: ' ' }

function decodeEntity([, decimal, hexadecimal, name, percent]: RegExpExecArray): string {
  if (name !== undefined) return namedEntities[name] ?? ''
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? percent ?? '', 16) : Number(decimal)
  return String.fromCharCode(code).toLowerCase()
}

/** Between spaced-out letters the sign is spaced out too: "g m a i l (.) c o m". */
function signAmong(text: string, { 0: { length }, index }: RegExpExecArray, sign: string): string {
  const areApart =
    /(?:^|\s)\S$/.test(text.slice(Math.max(0, index - 2), index)) &&
    /^\S(?:\s|$)/.test(text.slice(index + length, index + length + 2))
  return areApart ? ` ${sign} ` : sign
}

/** Turns "jane(at)gmail[.]com", "jane (a) gmail (.) com" and "jane&#64;gmail%2Ecom" into plain addresses. */
export function unmaskSigns(reading: Reading): Reading {
  const decoded = rewrite(reading, entity, decodeEntity)
  const withAt = rewrite(
    rewrite(decoded, bracketedAt, match => signAmong(decoded.text, match, '@')),
    enclosedA,
    () => '@',
  )
  const withDot = rewrite(
    rewrite(withAt, bracketedDot, match => signAmong(withAt.text, match, '.')),
    enclosedDot,
    match => signAmong(match.input, match, '.'),
  )
  const withBare = rewrite(withDot, enclosedName, ([, ending, host]) => ending ?? host ?? null)
  return rewrite(withBare, spacedA, () => ' @ ')
}
