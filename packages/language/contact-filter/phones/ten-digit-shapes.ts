// North American phone numbers: ten digits, or eleven with the 1 in front, grouped in any way.
import { isBroken, isList, isProgression, type PhoneCandidate, type PhoneShape } from './phone-candidate.ts'

/** Area codes and exchanges never start with 0 or 1. */
const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/

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
  if (isBroken(candidate) && candidate.isAmount) return true
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
export const isNorthAmerican: PhoneShape = candidate =>
  northAmerican.test(candidate.digits) &&
  !isProgression(candidate) &&
  !startsAnother(candidate) &&
  !isEnumeration(candidate) &&
  !arePairs(candidate) &&
  !isPartOfReference(candidate) &&
  (usual.test(candidate.lengths) || (regular.test(candidate.lengths) && !candidate.isReference))

/** "123-456-7890": there is no such area code, but nothing else is written this way. */
export const isFormatted: PhoneShape = ({ lengths, gaps, isReference }) =>
  lengths === '3-3-4' && gaps.every(gap => /^[-.*_]$|^\) ?-?$/.test(gap)) && !isReference

const minSpelled = 5
const plainGap = /^[ ,.*_/-]{1,3}$/

const spelledDigits = ({ groups }: PhoneCandidate) =>
  groups.reduce((total, { digits, isSpelled }) => total + (isSpelled ? digits.length : 0), 0)

/** "fourone five555 oh 123": spelled out, so it can be no other number, however it is grouped. */
export const isSpelledOut: PhoneShape = candidate =>
  northAmerican.test(candidate.digits) &&
  spelledDigits(candidate) >= minSpelled &&
  candidate.gaps.every(gap => plainGap.test(gap)) &&
  !isProgression(candidate) &&
  !candidate.isReference

const zipCodes = '5-5'
const year = /^(?:19|20)\d\d$/

/**
 * "415-55-50-123": the same sign throughout; a space is enough if a group starts with 0, as amounts never do.
 */
export const isCutUp: PhoneShape = candidate => {
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
    !isProgression(candidate) &&
    !isReference
  )
}
