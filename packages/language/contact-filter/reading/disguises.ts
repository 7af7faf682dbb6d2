// Texts within a text: written backwards, upside down, or encoded in base64.
import { type Reading, reversed, rewrite, type Span } from './reading.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu

export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** A text without its invisible characters. */
export function visible(text: string): Reading {
  const starts = Array.from({ length: text.length }, (_, index) => index)
  return rewrite({ original: text, text, starts, ends: starts.map(start => start + 1) }, unseen, () => '')
}

const cue =
  /backwards?\b(?!-)|\bin reverse|\breverse:? ?\(?\d|revers(?:ed|e (?:order|it|them|that|the (?:digits|numbers?)))\b|right[ -]to[ -]left|mirror(?:ed| image| writing)|flip(?:ped)? (?:it|them|around|the (?:digits|numbers?|order))|back[ -]to[ -]front|turn(?:ed)? around|from the end|last to first|al rev[eé]s|à l'envers|rückwärts|наоборот/i
const reach = 60

/** Whether the text says that something in it runs backwards. */
export const mentionsReversal = (text: string): boolean => cue.test(text)

/** Whether the text says that about a span. */
export const isCalledReversed = (text: string, { start, end }: Span): boolean =>
  cue.test(withoutUnseen(text.slice(Math.max(0, start - reach), end + reach)))

/** Letters turned upside down, each followed by the letter it means. Those that are also plain letters prove nothing. */
const proofs = [...'ɐaɔcǝeɟfƃgɥhᴉiɾjʞkɯmɹrʇtʌvʍwʎy']
const others = [...'ıiןlqbpddpbqunnu˙.Ɩ1⇂1ᄅ2Ɛ3ㄣ4ϛ5ㄥ79669']
const pairs = (list: readonly string[]) =>
  list.flatMap((sign, index) => (index % 2 === 0 ? [[sign, list[index + 1] ?? ''] as const] : []))
const turnedSigns = new Map([...pairs(proofs), ...pairs(others)])
const proof = new RegExp(
  `[${pairs(proofs)
    .map(([sign]) => sign)
    .join('')}]`,
  'g',
)
const minProofs = 3

export function isUpsideDown(text: string): boolean {
  const found = text.matchAll(proof)
  for (let count = 0; count < minProofs; count += 1) if (found.next().done) return false
  return true
}

/** The text rotated by 180 degrees. */
export function turned(reading: Reading): Reading {
  const back = reversed(reading)
  return { ...back, text: back.text.replace(/\S/g, sign => turnedSigns.get(sign) ?? sign) }
}

const encoded = /[A-Za-z0-9+/]{12,4000}={0,2}/g
const printable = /^[\x20-\x7e\s]+$/

export type EncodedText = Span & { readonly decoded: string }

function decode(written: string): string | null {
  const bare = written.replace(/=+$/, '')
  if (bare.length % 4 === 1) return null
  const decoded = atob(bare)
  return printable.test(decoded) ? decoded : null
}

/** The base64 pieces of a text, decoded. */
export const findEncoded = (text: string): EncodedText[] =>
  [...text.matchAll(encoded)].flatMap(({ 0: written, index }) => {
    const decoded = decode(written)
    return decoded === null ? [] : [{ start: index, end: index + written.length, decoded }]
  })
