// Phone numbers of other countries, with the country code or as written locally.
import { endsWhole, isBroken, isList, type PhoneCandidate, type PhoneShape } from './phone-candidate.ts'

const plainGap = /^[ ./-]$|^[ -]?[()] ?$/

const lengthOfFirst = ({ groups }: PhoneCandidate) => groups[0]?.digits.length ?? 0

/** "2150 + 2150 + 300 + 35" */
const isSum = ({ gaps }: PhoneCandidate) => gaps.some(gap => gap.includes('+'))

/** "+44 20 7946 0958", "0033 6 12 34 56 78" */
export const isInternational: PhoneShape = candidate =>
  (candidate.hasPlus
    ? /^[1-9]\d{7,14}$/.test(candidate.digits) && !isSum(candidate)
    : /^00[1-9]\d{8,13}$/.test(candidate.digits) && lengthOfFirst(candidate) > 2) &&
  endsWhole(candidate) &&
  !isList(candidate) &&
  !isBroken(candidate)

/** "07700 900123", "06 12 34 56 78"; twelve digits in a row are a product code. */
const startsWithTrunk = (candidate: PhoneCandidate) =>
  /^0[1-9]\d{8,10}$/.test(candidate.digits) && lengthOfFirst(candidate) > 1 && candidate.lengths !== '12'

/** "oh seven seven double oh nine hundred four six one" */
const isSpelledWithTrunk = ({ digits, groups, gaps }: PhoneCandidate) =>
  /^0[1-9]\d{8,9}$/.test(digits) &&
  groups.every(({ isSpelled }) => isSpelled) &&
  gaps.every(gap => plainGap.test(gap))

/** "(030) 1234567" */
const hasAreaCode = ({ startsEnclosed, digits, lengths }: PhoneCandidate) =>
  startsEnclosed && /^\d{9,11}$/.test(digits) && /^[2-5]-/.test(lengths)

/** "138 1234 5678" */
const isChineseMobile = ({ digits, lengths }: PhoneCandidate) =>
  /^1[3-9]\d{9}$/.test(digits) && /^(?:11|3-4-4)$/.test(lengths)

const isWrittenNationally: PhoneShape = candidate =>
  (startsWithTrunk(candidate) || hasAreaCode(candidate) || isChineseMobile(candidate)) &&
  endsWhole(candidate) &&
  candidate.gaps.every(gap => plainGap.test(gap)) &&
  !candidate.isReference

export const isNational: PhoneShape = candidate =>
  isWrittenNationally(candidate) || (isSpelledWithTrunk(candidate) && !candidate.isReference)
