// Reads the digits of a text as groups, and groups with little between them as chains: "415 - 555 * 0123".
import { type Reading, rewrite, type Span } from './reading.ts'

export type NumberGroup = Span & {
  readonly digits: string
  /** What stands between the group before and this one; empty for the first of a chain. */
  readonly gap: string
}
export type NumberChain = readonly NumberGroup[]

const date =
  /(?<!\d)(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d|\1\d)|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\2(?:(?:19|20)\d\d|[23]\d)(?!\d|\2\d))/g
const thousands = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![,.\s-]{0,2}\d{4}(?!\d))(?!,?\d)/g

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const hours = /(?<!\d)[012]\d(?:00|15|30|45)-[012]\d(?:00|15|30|45)(?!\d)/g
const clock = /(?<![\d:])[012]?\d:[0-5]\d(?::[0-5]\d)?z?(?![\d:])/g
const decimal = /(?<![\d.])1?\d{1,2}\.\d{4,8}(?![.-]?\d)/g
const bankCard = /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\d)/g

/** Stands for such a number, and no chain goes across it. */
const wall = '§'

const digits = /\d+/g
const longestGap = 10
const gapOfSigns = /^[^\p{L}\p{N}$€£¥%§;📞☎📱✆]{1,6}$/u
const gapOfWords =
  /^\s?[-,]?\s?(?:dash|hyphen|minus|dot|point|period|space|then|and|guion|tiret|strich|punto)[\s,-]{0,2}$/

/** Hides what is surely an id, a date, a time, a coordinate, an amount with thousands or a bank card's number. */
export function hideOtherNumbers(reading: Reading): Reading {
  return [uuid, date, clock, hours, decimal, thousands, bankCard].reduce(
    (rest, pattern) => rewrite(rest, pattern, () => wall),
    reading,
  )
}

const joins = (gap: string) => gap === ' ' || gap === '-' || gapOfSigns.test(gap) || gapOfWords.test(gap)

export function readNumberChains(text: string): readonly NumberChain[] {
  const chains: NumberGroup[][] = []
  let end = -1
  for (const { 0: written, index } of text.matchAll(digits)) {
    const gap = end < 0 || index - end > longestGap ? null : text.slice(end, index)
    const chain = gap !== null && joins(gap) ? chains.at(-1) : undefined
    end = index + written.length
    const group = { start: index, end, digits: written, gap: chain && gap !== null ? gap : '' }
    if (chain) chain.push(group)
    else chains.push([group])
  }
  return chains
}
