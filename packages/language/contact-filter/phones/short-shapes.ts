// Phone numbers that differ little from other numbers: local ones, and any number after a request to call.
import {
  endsWhole,
  isBroken,
  isList,
  isProgression,
  type PhoneCandidate,
  type PhoneShape,
} from './phone-candidate.ts'

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

export const isLocal: PhoneShape = candidate =>
  seven.test(candidate.digits) &&
  !candidate.isReference &&
  (isLocalNumber(candidate) || isDigitByDigit(candidate))

/** Any long enough number after "call" or "tel.". */
export const isInvitedNumber: PhoneShape = candidate =>
  candidate.isInvited &&
  /^\d{7,15}$/.test(candidate.digits) &&
  endsWhole(candidate) &&
  !isList(candidate) &&
  !isBroken(candidate) &&
  !candidate.groups.every(({ digits }) => year.test(digits)) &&
  !candidate.isAmount
