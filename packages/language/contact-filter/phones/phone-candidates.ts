// Reads digits as groups, groups with little between them as chains, and the groups of a chain that can form
// one number.
import type { Reading, Span } from '../reading/reading.ts'
import { asksToCall, hasPlusBefore, isAmount } from './number-cues.ts'

const sign = '[^\\p{L}\\p{N}$€£¥%§;📞☎📱✆]'
const words =
  "dash|hyphen|minus|dot|point|period|full stop|space|blank|gap|slash|stroke|bar|comma|colon|star|asterisk|underscore|tilde|pause|plus|break|then|and|next|followed by|follow(?:ed|s)?(?: with)?|after that|afterwards|finally|lastly|last|first|second|third|middle|rest|remainder|prefix|exchange|line|number|numbers|digits?|ends?|ending|starts?|starting|begins?|in|with|is|are|the|it|its|it's|my|by|of|to finish|to end|finish(?:es|ing)?|take|add|put|append|get|go|goes|comes|lead|leading|area code|code|three|four|guion|espacio|tiret|strich|punto|y|et|und|luego"
const spokenWords = new RegExp(`^${sign}{0,4}(?:(?:${words})(?:${sign}{1,4}|$)){1,7}$`, 'u')
const remark = /^[^\p{L}\p{N}$€£¥%§;]{0,2}[([{<][\p{L} ]{1,24}[)\]}>][^\p{L}\p{N}$€£¥%§;]{0,2}$/u
const listing = /,\s|\s\||\|\s|\b(?:and|y|et|und)\b/u
const certain =
  /\b(?:dash|hyphen|space|slash|then|rest|next|followed|number|finally|area code|add|finish|append|ends|ending)\b/

/** "[space]", "dash", ", then", "followed by", "and the rest is" */
const isSpoken = (gap: string): boolean => spokenWords.test(gap)

/** "(ignore this)" */
const isRemark = (gap: string): boolean => remark.test(gap)

/** "650, 700", "650 | 700" and "650 (studio) 700 (loft)" are several numbers; "650, then 700" is one. */
const isListing = (gap: string): boolean =>
  (listing.test(gap) && !certain.test(gap)) || (remark.test(gap) && !spokenWords.test(gap))

type NumberGroup = Span & {
  readonly digits: string
  readonly gap: string // the text between the previous group and this one; empty for the first of a chain
  readonly isSpelled: boolean // the author wrote a word for it
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

export type PhoneCandidate = Span & {
  readonly groups: NumberChain
  readonly digits: string
  readonly lengths: string // "3-3-4"
  readonly gaps: readonly string[]
  readonly nextGap: string // empty if no group follows
  readonly isWholeChain: boolean // no other digits are next to these
  readonly hasPlus: boolean
  readonly startsEnclosed: boolean // "(415) …"
  readonly isInvited: boolean // "call" or the like comes right before
  readonly isReference: boolean // "invoice" or the like comes right before
  readonly isAmount: boolean // a currency comes right before, or a unit right after
}
export type PhoneShape = (candidate: PhoneCandidate) => boolean

/** Several numbers: "650, 700". */
export const isList = ({ gaps }: PhoneCandidate): boolean => gaps.some(isListing)

export const isBroken = ({ gaps }: PhoneCandidate): boolean => gaps.some(gap => gap.includes('\n'))

/** A single digit at the end belongs to the next word: "2 beds". */
export const endsWhole = ({ groups }: PhoneCandidate): boolean =>
  groups.length === 1 || (groups.at(-1)?.digits.length ?? 0) > 1

/** Counting ("1 2 3") and steps ("30 45 60") are not the digits of one number. */
export function isProgression({ groups }: PhoneCandidate): boolean {
  const values = groups.map(({ digits }) => Number(digits))
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  return steps.length > 1 && steps[0] !== 0 && steps.every(step => step === steps[0])
}

export const minDigits = 7
export const maxDigits = 16

/** Digits that some shape could accept without a request to call; checked before anything costlier. */
const plausible = /^(?:[2-9]\d{6}|1?[2-9]\d{2}[2-9]\d{6}|0[1-9]\d{8,10}|1[3-9]\d{9}|00[1-9]\d{8,13})$/
const plausibleStart = /^(?:[2-9]|1[2-9]|00?[1-9])/
const isPlausible = (digits: string, groups: number): boolean =>
  digits.length === minDigits
    ? groups > 1 && plausible.test(digits)
    : digits.length > 9 && (groups === 3 || plausible.test(digits))

/** Longest first; `ahead` are the digits from there. */
export function readCandidates(
  text: string,
  chain: NumberChain,
  first: number,
  ahead: string,
  isReference: boolean,
): PhoneCandidate[] {
  const [group, next] = [chain[first], chain[first + 1]]
  if (!group) return []
  const hasPlus = (first === 0 || group.gap.includes('+')) && hasPlusBefore(text, group.start)
  const startsEnclosed = text.charAt(group.start - 1) === '(' && (next?.gap.startsWith(')') ?? false)
  const isInvited = first === 0 && asksToCall(text, group.start)
  const isAnnounced = hasPlus || startsEnclosed || isInvited
  const candidates: PhoneCandidate[] = []
  if (!isAnnounced && !plausibleStart.test(ahead)) return candidates
  let length = 0
  for (let last = first; last < chain.length; last += 1) {
    length += chain[last]?.digits.length ?? 0
    if (length > maxDigits) break
    if (length < minDigits) continue
    const digits = ahead.slice(0, length)
    if (!isAnnounced && !isPlausible(digits, last - first + 1)) continue
    const groups = chain.slice(first, last + 1)
    const span = { start: group.start, end: groups.at(-1)?.end ?? 0 }
    const nextGap = chain[last + 1]?.gap
    candidates.unshift({
      start: span.start,
      end: span.end,
      groups,
      digits,
      lengths: groups.map(group => group.digits.length).join('-'),
      gaps: groups.slice(1).map(({ gap }) => gap),
      nextGap: nextGap ?? '',
      isWholeChain: (first === 0 || group.gap.includes('\n')) && (nextGap ?? '\n').includes('\n'),
      hasPlus,
      startsEnclosed,
      isInvited,
      isReference,
      isAmount: isAmount(text, span),
    })
  }
  return candidates
}
