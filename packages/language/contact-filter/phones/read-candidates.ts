// Reads which groups of a chain may form one phone number, and what the text around them says.
import { asksToCall, hasPlusBefore, isAmount } from './number-cues.ts'
import type { NumberChain } from './number-groups.ts'
import type { PhoneCandidate } from './phone-candidate.ts'

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
