// Finds which of the shown homes a message means: 'the second one', 'both', 'the cheapest', 'the one in Potrero Hill'.
import type { ShownHome, Turn } from '../conversation/turn.ts'
import { isOrdinary } from '../understand/read-words.ts'

const places: [RegExp, number][] = [
  [/\b(first|1st|number 1|option 1|home 1|former|top one)\b/, 0],
  [/\b(second|2nd|number 2|option 2|home 2)\b/, 1],
  [/\b(third|3rd|number 3|option 3|home 3)\b/, 2],
  [/\b(fourth|4th|number 4|option 4|home 4)\b/, 3],
  [/\b(fifth|5th|number 5|option 5|home 5)\b/, 4],
]

const rentIn = ({ line }: ShownHome): number =>
  Number(/\$([\d,]+)/.exec(line)?.[1]?.replace(/,/g, '') ?? Number.NaN)

const byRent = (homes: readonly ShownHome[]): ShownHome[] => homes.toSorted((a, b) => rentIn(a) - rentIn(b))

/** By words of the message that only some of the lines contain. */
const byWords = ({ said, shown }: Turn): ShownHome[] => {
  const words = said.words.filter(word => word.length > 2 && !/^\d+$/.test(word))
  const telling = words.filter(word => {
    const count = shown.filter(({ line }) => line.toLowerCase().includes(word)).length
    return (
      count > 0 &&
      count < shown.length &&
      (!isOrdinary(word) || /house|condo|apartment|office|studio|garden|corner|view/.test(word))
    )
  })
  if (telling.length === 0) return []
  const scored = shown.map(home => ({
    home,
    score: telling.filter(word => home.line.toLowerCase().includes(word)).length,
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score === best).map(({ home }) => home)
}

/** Empty if the message means none of the shown homes. */
export const pickHomes = (turn: Turn): ShownHome[] => {
  const { said, shown } = turn
  if (shown.length === 0) return []
  const counted = /\b(first|top|last) (\d)\b/.exec(said.text)
  if (counted)
    return counted[1] === 'last' ? shown.slice(-Number(counted[2])) : shown.slice(0, Number(counted[2]))
  const ordinals = places
    .flatMap(([words, index]) => (words.test(said.text) ? [shown[index]] : []))
    .filter(home => home !== undefined)
  if (ordinals.length > 0) return ordinals
  if (said.has('compare')) {
    const numbers = [...said.text.matchAll(/\b([1-5])\b(?! ?(?:bed|bath|br|bd|ba))/g)].flatMap(
      ([digit]) => shown[Number(digit) - 1] ?? [],
    )
    if (numbers.length > 1) return numbers
  }
  if (/\blast\b/.test(said.text) && !/\blast (?:week|month|year|night|time)\b/.test(said.text))
    return shown.slice(-1)
  if (/\b(cheapest|least expensive|lowest)\b/.test(said.text)) return byRent(shown).slice(0, 1)
  if (/\b(most expensive|priciest|dearest)\b/.test(said.text)) return byRent(shown).slice(-1)
  const named = byWords(turn)
  if (named.length > 0) return named
  if (/\b(both|all (?:\d|of them)|these|those|them|the two)\b/.test(said.text))
    return /\bboth\b/.test(said.text) ? shown.slice(0, 2) : shown
  if (/\b(it|its|this|that|there)\b/.test(said.text)) return shown.slice(0, 1)
  return []
}
