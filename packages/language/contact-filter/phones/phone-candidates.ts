// Reads the digits of a text as groups, groups with little between them as chains, and which groups of a chain may form one phone number.
import type { Reading, Span } from '../reading/reading.ts'
import { asksToCall, hasPlusBefore, isAmount } from './number-cues.ts'

const sign = '[^\\p{L}\\p{N}$€£¥%§;📞☎📱✆]'
const words =
  "dash|hyphen|minus|dot|point|period|full stop|space|blank|gap|slash|stroke|bar|comma|colon|star|asterisk|underscore|tilde|pause|plus|break|then|and|next|followed by|follow(?:ed|s)?(?: with)?|after that|afterwards|finally|lastly|last|first|second|third|middle|rest|remainder|prefix|exchange|line|number|numbers|digits?|ends?|ending|starts?|starting|begins?|in|with|is|are|the|it|its|it's|my|by|of|to finish|to end|finish(?:es|ing)?|take|add|put|append|get|go|goes|comes|lead|leading|area code|code|three|four|guion|espacio|tiret|strich|punto|y|et|und|luego"
const told = new RegExp(`^${sign}{0,4}(?:(?:${words})(?:${sign}{1,4}|$)){1,7}$`, 'u')
const remark = /^[^\p{L}\p{N}$€£¥%§;]{0,2}[([{<][\p{L} ]{1,24}[)\]}>][^\p{L}\p{N}$€£¥%§;]{0,2}$/u
const listing = /,\s|\s\||\|\s|\b(?:and|y|et|und)\b/u
const certain =
  /\b(?:dash|hyphen|space|slash|then|rest|next|followed|number|finally|area code|add|finish|append|ends|ending)\b/

/** "[space]", "dash", ", then", "followed by", "and the rest is" */
export const isSpoken = (gap: string): boolean => told.test(gap)

/** "(ignore this)" */
export const isRemark = (gap: string): boolean => remark.test(gap)

/** "650, 700", "650 | 700" and "650 (studio) 700 (loft)" are several numbers; "650, then 700" is one. */
export const isListing = (gap: string): boolean =>
  (listing.test(gap) && !certain.test(gap)) || (remark.test(gap) && !told.test(gap))

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

export type PhoneCandidate = Span & {
  readonly groups: NumberChain
  readonly digits: string
  /** How long the groups are: "3-3-4". */
  readonly lengths: string
  /** The text between the groups. */
  readonly gaps: readonly string[]
  /** The text between these groups and the next one; empty if there is none. */
  readonly nextGap: string
  /** Whether no other digits are next to these. */
  readonly isWholeChain: boolean
  readonly hasPlus: boolean
  /** "(415) …" */
  readonly startsEnclosed: boolean
  /** Whether "call" or the like comes right before. */
  readonly isInvited: boolean
  /** Whether "invoice" or the like comes right before. */
  readonly isReference: boolean
  /** Whether a currency comes right before, or a unit right after. */
  readonly isAmount: boolean
}
export type PhoneShape = (candidate: PhoneCandidate) => boolean

/** Several numbers: "650, 700". */
export const isList = ({ gaps }: PhoneCandidate): boolean => gaps.some(isListing)

/** Written on more than one line. */
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

/** Digits that some shape could accept without a request to call around them; checked before anything costlier. */
const plausible = /^(?:[2-9]\d{6}|1?[2-9]\d{2}[2-9]\d{6}|0[1-9]\d{8,10}|1[3-9]\d{9}|00[1-9]\d{8,13})$/
const plausibleStart = /^(?:[2-9]|1[2-9]|00?[1-9])/
const isPlausible = (digits: string, groups: number): boolean =>
  digits.length === minDigits
    ? groups > 1 && plausible.test(digits)
    : digits.length > 9 && (groups === 3 || plausible.test(digits))

/** What the text says right before a number. */
type Start = Pick<PhoneCandidate, 'hasPlus' | 'startsEnclosed' | 'isInvited'>

function readStart(text: string, chain: NumberChain, first: number): Start {
  const [group, next] = [chain[first], chain[first + 1]]
  if (!group) return { hasPlus: false, startsEnclosed: false, isInvited: false }
  return {
    hasPlus: (first === 0 || group.gap.includes('+')) && hasPlusBefore(text, group.start),
    startsEnclosed: text.charAt(group.start - 1) === '(' && (next?.gap.startsWith(')') ?? false),
    isInvited: first === 0 && asksToCall(text, group.start),
  }
}

function isWholeChain(chain: NumberChain, first: number, last: number): boolean {
  const [gap, nextGap] = [chain[first]?.gap ?? '', chain[last + 1]?.gap ?? '\n']
  return (first === 0 || gap.includes('\n')) && nextGap.includes('\n')
}

/** Candidates from the group number `first` on, longest first; `ahead` are the digits from there. */
export function readCandidates(
  text: string,
  chain: NumberChain,
  first: number,
  ahead: string,
  isReference: boolean,
): PhoneCandidate[] {
  const { hasPlus, startsEnclosed, isInvited } = readStart(text, chain, first)
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
    const span = { start: groups[0]?.start ?? 0, end: groups.at(-1)?.end ?? 0 }
    candidates.unshift({
      start: span.start,
      end: span.end,
      groups,
      digits,
      lengths: groups.map(group => group.digits.length).join('-'),
      gaps: groups.slice(1).map(({ gap }) => gap),
      nextGap: chain[last + 1]?.gap ?? '',
      isWholeChain: isWholeChain(chain, first, last),
      hasPlus,
      startsEnclosed,
      isInvited,
      isReference,
      isAmount: isAmount(text, span),
    })
  }
  return candidates
}
