// Finds phone numbers in a text whose numbers are all in digits (see number-words.ts).

import type { Reading, Span } from '../reading/reading.ts'
import { endOfMatch } from '../reading/words-around.ts'
import { isInternational, isNational } from './foreign-shapes.ts'
import { asksToCall, hasPlusBefore, isAmount, isReference, startOfPlus } from './number-cues.ts'
import { type NumberChain, readNumberChains } from './number-groups.ts'
import type { PhoneCandidate, PhoneShape } from './phone-candidate.ts'
import { isInvitedNumber, isLocal } from './short-shapes.ts'
import { isCutUp, isFormatted, isNorthAmerican } from './ten-digit-shapes.ts'

/** The surest first: of two shapes that fit from the same digit on, the surer one tells where the number ends. */
const shapes: readonly PhoneShape[] = [
  isNorthAmerican,
  isFormatted,
  isLocal,
  isInternational,
  isNational,
  isCutUp,
  isInvitedNumber,
]

const fewestDigits = 7
const mostDigits = 16
const extension = /\s?(?:x|ext\.?|extension|extn\.?|#)\s?\d{1,6}(?!\d)/y

/** Digits that some shape could accept though nothing around asks to call; looked at before anything costlier. */
const plausible = /^(?:[2-9]\d{6}|1?[2-9]\d{2}[2-9]\d{6}|0[1-9]\d{8,10}|1[3-9]\d{9}|00[1-9]\d{8,13})$/
const isPlausible = (digits: string, groups: number) =>
  (groups === 3 && digits.length === 10) || plausible.test(digits)

/** What the text says where a number starts. */
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

const standsAlone = (chain: NumberChain, first: number, last: number) => {
  const [gap, nextGap] = [chain[first]?.gap ?? '', chain[last + 1]?.gap ?? '\n']
  return (first === 0 || gap.includes('\n')) && nextGap.includes('\n')
}

/** What may be a phone number from the group at `first` on, longest first. */
function candidatesFrom(
  text: string,
  chain: NumberChain,
  first: number,
  isReferred: boolean,
): PhoneCandidate[] {
  const start = readStart(text, chain, first)
  const isAnnounced = start.hasPlus || start.startsEnclosed || start.isInvited
  const candidates: PhoneCandidate[] = []
  let digits = ''
  for (let last = first; last < chain.length; last += 1) {
    digits += chain[last]?.digits ?? ''
    if (digits.length > mostDigits) break
    if (digits.length < fewestDigits || !(isAnnounced || isPlausible(digits, last - first + 1))) continue
    const groups = chain.slice(first, last + 1)
    const span = { start: groups[0]?.start ?? 0, end: groups.at(-1)?.end ?? 0 }
    candidates.unshift({
      start: span.start,
      end: span.end,
      isWholeChain: standsAlone(chain, first, last),
      hasPlus: start.hasPlus,
      startsEnclosed: start.startsEnclosed,
      isInvited: start.isInvited,
      groups,
      digits,
      lengths: groups.map(group => group.digits.length).join('-'),
      gaps: groups.slice(1).map(({ gap }) => gap),
      isReference: isReferred,
      isAmount: isAmount(text, span),
    })
  }
  return candidates
}

function phoneAmong(candidates: readonly PhoneCandidate[]): PhoneCandidate | undefined {
  for (const shape of shapes) {
    const phone = candidates.find(shape)
    if (phone) return phone
  }
  return undefined
}

/** From the plus or bracket before the first digit to the extension after the last. */
function wholeNumber(text: string, { start, end, hasPlus, startsEnclosed }: PhoneCandidate): Span {
  const enclosed = startsEnclosed ? start - 1 : start
  return {
    start: hasPlus ? startOfPlus(text, start) : enclosed,
    end: endOfMatch(text, end, extension) ?? end,
  }
}

function findInChain(text: string, chain: NumberChain): Span[] {
  const phones: Span[] = []
  let isReferred = isReference(text, chain[0]?.start ?? 0)
  for (let first = 0; first < chain.length; first += 1) {
    const standsApart = first > 0 && /\s/.test(chain[first]?.gap ?? '')
    if (standsApart) isReferred = false
    const phone = phoneAmong(candidatesFrom(text, chain, first, isReferred))
    if (!phone) continue
    phones.push(wholeNumber(text, phone))
    first += phone.groups.length - 1
  }
  return phones
}

const holdsEnough = (chain: NumberChain) => {
  let digits = 0
  return chain.some(group => {
    digits += group.digits.length
    return digits >= fewestDigits
  })
}

export const findPhones = ({ text }: Reading): Span[] =>
  readNumberChains(text)
    .filter(holdsEnough)
    .flatMap(chain => findInChain(text, chain))
