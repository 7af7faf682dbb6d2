// Reads the digits of a text as groups, and groups with little between them as chains: "415 - 555 * 0123".
import type { Span } from '../reading/reading.ts'

type NumberGroup = Span & {
  readonly digits: string
  /** What stands between the group before and this one; empty for the first of a chain. */
  readonly gap: string
}
export type NumberChain = readonly NumberGroup[]

const digits = /\d+/g
const longestGap = 10
const signs = /^[^\p{L}\p{N}$€£¥%§;📞☎📱✆]{1,6}$/u
const words =
  /^\s?[-,]?\s?(?:dash|hyphen|minus|dot|point|period|space|then|and|guion|tiret|strich|punto)[\s,-]{0,2}$/

const joins = (gap: string) => gap === ' ' || gap === '-' || signs.test(gap) || words.test(gap)

export function readNumberChains(text: string): readonly NumberChain[] {
  const chains: NumberGroup[][] = []
  let lastEnd = 0
  for (const { 0: written, index } of text.matchAll(digits)) {
    const between = text.slice(lastEnd, Math.min(index, lastEnd + longestGap + 1))
    const chain = joins(between) ? chains.at(-1) : undefined
    lastEnd = index + written.length
    const group = { start: index, end: lastEnd, digits: written, gap: chain ? between : '' }
    if (chain) chain.push(group)
    else chains.push([group])
  }
  return chains
}
