import {
  endsWhole,
  isBroken,
  isList,
  isProgression,
  type PhoneCandidate,
  type PhoneShape,
} from './phone-candidates.ts'

/** Area codes and exchanges never start with 0 or 1. */
export const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/

const usual = /^(?:1-)?3-(?:3-4|7)$/
const three = '(?:3|1-1-1|1-2|2-1)'
const four = '(?:4|2-2|1-1-1-1|1-1-2|1-2-1|2-1-1)'
const regular = new RegExp(`^(?:1-)?(?:${three}-${three}-${four}|${three}-7|6-4|10|2(?:-2){4})$|^11$`)

/** "4 1 5", "5 5 5" and "0 1 3 7" on three lines. */
function hasPartsOnLines({ groups }: PhoneCandidate): boolean {
  const lines = groups.map(({ gap, digits }, index) =>
    index > 0 && gap.includes('\n') ? `/${digits}` : digits,
  )
  return /^\d{3}\/\d{3}\/\d{4}$/.test(lines.join(''))
}

/** "+" or "(" on the next line starts another number, and so does a line among many small groups. */
function startsAnother(candidate: PhoneCandidate): boolean {
  const { gaps } = candidate
  if (gaps.some(gap => /\n[^\n]*[+(]| \+/.test(gap))) return true
  return (
    isBroken(candidate) &&
    gaps.length > 3 &&
    !gaps.every(gap => gap.includes('\n')) &&
    !hasPartsOnLines(candidate)
  )
}

/** Lists of other numbers are short, and none of their numbers starts with 0. */
const isEnumeration = (candidate: PhoneCandidate) =>
  candidate.groups.length < 6 &&
  !candidate.groups.at(-1)?.digits.startsWith('0') &&
  (isList(candidate) || (candidate.gaps.every(gap => gap === ' / ') && /[05]$/.test(candidate.digits)))

/** Bus lines and ages come in pairs of digits too: "22/33/49/67/91". */
const arePairs = ({ lengths, gaps, groups, isInvited }: PhoneCandidate) =>
  lengths === '2-2-2-2-2' &&
  !isInvited &&
  gaps.some(gap => gap === ' ' || gap.includes('/')) &&
  groups.every(({ digits }) => !digits.startsWith('0'))

/** "Serial no. 415-555-2020-1": the number goes on. */
const isPartOfReference = ({ isReference, gaps, nextGap }: PhoneCandidate) =>
  isReference && nextGap !== '' && nextGap !== ' ' && nextGap === gaps.at(-1)

/** "415-555-0123", "4155550123", "4 1 5 5 5 5 0 1 2 3" */
const isNorthAmerican: PhoneShape = candidate =>
  northAmerican.test(candidate.digits) &&
  !isProgression(candidate) &&
  !startsAnother(candidate) &&
  !isEnumeration(candidate) &&
  !arePairs(candidate) &&
  !isPartOfReference(candidate) &&
  (usual.test(candidate.lengths) || (regular.test(candidate.lengths) && !candidate.isReference))

/** "123-456-7890": there is no such area code, but nothing else is written this way. */
const isFormatted: PhoneShape = ({ lengths, gaps, isReference }) =>
  lengths === '3-3-4' && gaps.every(gap => /^[-.*_]$|^\) ?-?$/.test(gap)) && !isReference

const minSpelled = 5
const spelledGap = /^[ ,.*_/-]{1,3}$/

const spelledDigits = ({ groups }: PhoneCandidate) =>
  groups.reduce((total, { digits, isSpelled }) => total + (isSpelled ? digits.length : 0), 0)

/** "fourone five555 oh 123": spelled out, so it can be no other number, in any grouping. */
const isSpelledOut: PhoneShape = candidate =>
  northAmerican.test(candidate.digits) &&
  spelledDigits(candidate) >= minSpelled &&
  candidate.gaps.every(gap => spelledGap.test(gap)) &&
  !candidate.isReference

const zipCodes = '5-5'

/** "415-55-50-123": the same sign throughout; a space is enough if a group starts with 0, as amounts never do. */
const isCutUp: PhoneShape = candidate => {
  const { groups, digits, lengths, gaps, isReference } = candidate
  const sign = gaps[0] ?? ''
  const isSign = sign === ' ' ? groups.some(group => /^0\d*[1-9]/.test(group.digits)) : /^[-*_/~]$/.test(sign)
  return (
    northAmerican.test(digits) &&
    isSign &&
    gaps.every(gap => gap === sign) &&
    !arePairs(candidate) &&
    lengths !== zipCodes &&
    !year.test(groups[0]?.digits ?? '') &&
    !isReference
  )
}

const plainGap = /^[ ./-]$|^[ -]?[()] ?$/

const lengthOfFirst = ({ groups }: PhoneCandidate) => groups[0]?.digits.length ?? 0

/** "2150 + 2150 + 300 + 35" */
const isSum = ({ gaps }: PhoneCandidate) => gaps.some(gap => gap.includes('+'))

/** "+44 20 7946 0958", "0033 6 12 34 56 78" */
const isInternational: PhoneShape = candidate =>
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

const isNational: PhoneShape = candidate =>
  (((startsWithTrunk(candidate) || hasAreaCode(candidate) || isChineseMobile(candidate)) &&
    endsWhole(candidate) &&
    candidate.gaps.every(gap => plainGap.test(gap))) ||
    isSpelledWithTrunk(candidate)) &&
  !candidate.isReference

const year = /^(?:19|20)\d\d$/
const seven = /^[2-9]\d{6}$/

/** "725-1125" and "899-1299" are ranges of prices or sizes. */
function isRange({ groups }: PhoneCandidate): boolean {
  const [from, to] = groups.map(({ digits }) => Number(digits))
  return from !== undefined && to !== undefined && (to % 5 === 0 || to <= 2 * from)
}

/** "555-0123" */
const isLocalNumber: PhoneShape = candidate => {
  const gap = candidate.gaps[0] ?? ''
  if (candidate.lengths !== '3-4' || !/^ ?[-.*_ ] ?$/.test(gap) || candidate.isAmount) return false
  const startsWithZero = candidate.groups[1]?.digits.startsWith('0') ?? false
  return startsWithZero || candidate.isInvited || (gap !== ' ' && !isRange(candidate))
}

/** "five five five oh one two three" */
const isDigitByDigit: PhoneShape = candidate =>
  candidate.groups.length >= 5 &&
  candidate.groups.every(({ digits }) => digits.length <= 2) &&
  candidate.gaps.every(gap => /^[ *_-]{1,3}$/.test(gap)) &&
  candidate.isWholeChain &&
  !isProgression(candidate)

const isLocal: PhoneShape = candidate =>
  seven.test(candidate.digits) &&
  !candidate.isReference &&
  (isLocalNumber(candidate) || isDigitByDigit(candidate))

/** Any long enough number after "call" or "tel.". */
const isInvitedNumber: PhoneShape = candidate =>
  candidate.isInvited &&
  /^\d{7,15}$/.test(candidate.digits) &&
  endsWhole(candidate) &&
  !isList(candidate) &&
  !candidate.isAmount

/** Most certain first: it decides where a number ends if two shapes fit from the same digit on. */
export const shapes: readonly PhoneShape[] = [
  isNorthAmerican,
  isSpelledOut,
  isFormatted,
  isLocal,
  isInternational,
  isNational,
  isCutUp,
  isInvitedNumber,
]
