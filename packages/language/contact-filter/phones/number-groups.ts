// Reads the digits of a text as groups, and groups with little between them as chains: "415 - 555 * 0123".
import type { Reading, Span } from '../reading/reading.ts'
import { isRemark, isSpoken } from './spoken-gaps.ts'

type NumberGroup = Span & {
  readonly digits: string
  /** The text between the previous group and this one; empty for the first of a chain. */
  readonly gap: string
  /** Whether the author wrote a word for it. */
  readonly isSpelled: boolean
}
export type NumberChain = readonly NumberGroup[]

const digits = /\d+/g
const maxGap = 48
const signs = /^[^\p{L}\p{N}$€£¥%§;📞☎📱✆]{1,6}$/u
const word = /\p{L}{2}/u

const joins = (gap: string) =>
  gap === ' ' || gap === '-' || signs.test(gap) || (gap.length > 1 && (isSpoken(gap) || isRemark(gap)))

export function readNumberChains({ original, text, starts, ends }: Reading): readonly NumberChain[] {
  const chains: NumberGroup[][] = []
  let lastEnd = 0
  for (const { 0: written, index } of text.matchAll(digits)) {
    const between = text.slice(lastEnd, Math.min(index, lastEnd + maxGap + 1))
    const chain = joins(between) ? chains.at(-1) : undefined
    lastEnd = index + written.length
    const isSpelled = word.test(original.slice(starts[index], ends[lastEnd - 1]))
    const group = { start: index, end: lastEnd, digits: written, gap: chain ? between : '', isSpelled }
    if (chain) chain.push(group)
    else chains.push([group])
  }
  return chains
}
