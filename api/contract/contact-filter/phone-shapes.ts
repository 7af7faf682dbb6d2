// The ways in which a phone number's digits are grouped, by country and habit.
import type { NumberChain } from './number-groups.ts'
import type { Span } from './reading.ts'

/** Some groups of digits in a row that may be one phone number, with what the text around them says. */
export type PhoneCandidate = Span & {
  readonly groups: NumberChain
  readonly digits: string
  /** How long the groups are: "3-3-4". */
  readonly lengths: string
  /** What stands between the groups. */
  readonly gaps: readonly string[]
  /** Whether no other digits stand next to these. */
  readonly isWholeChain: boolean
  readonly hasPlus: boolean
  /** "(415) …" */
  readonly startsEnclosed: boolean
  readonly isInvited: boolean
  readonly isReference: boolean
  readonly isAmount: boolean
}
type Shape = (candidate: PhoneCandidate) => boolean

const isList = (gap: string) => /,\s|\s\||\|\s/.test(gap)

/** "+" or "(" on the next line starts another number, and so does a line among many small groups. */
function isBrokenUp(gaps: readonly string[]): boolean {
  const lines = gaps.filter(gap => gap.includes('\n')).length
  return (
    gaps.some(gap => /\n[^\n]*[+(]| \+/.test(gap)) || (lines > 0 && lines < gaps.length && gaps.length > 3)
  )
}

/** Where a number written in one go would not be broken. */
const isBreak = (gap: string) => isList(gap) || gap.includes('\n')

/** Counting ("1 2 3") and steps ("30 45 60") are no digits of one number. */
function isProgression(groups: NumberChain): boolean {
  const values = groups.map(({ digits }) => Number(digits))
  const step = (values[1] ?? 0) - (values[0] ?? 0)
  return (
    values.length > 2 &&
    step !== 0 &&
    values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step)
  )
}

const three = '(?:3|1-1-1|1-2|2-1)'
const four = '(?:4|2-2|1-1-1-1|1-1-2|1-2-1|2-1-1)'
const tenDigits = new RegExp(`^(?:1-)?(?:${three}-${three}-${four}|${three}-7|6-4|10|2(?:-2){4})$|^11$`)
const usual = /^(?:1-)?3-(?:3-4|7)$/
const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/

/** "415-555-0123", "4155550123", "four one five …": area and exchange never start with 0 or 1. */
const isNorthAmerican: Shape = ({ groups, digits, lengths, gaps, isReference }) => {
  if (!northAmerican.test(digits) || isProgression(groups) || isBrokenUp(gaps)) return false
  const isEnumeration = gaps.some(isList) && groups.length < 6 && !groups.at(-1)?.digits.startsWith('0')
  if (isEnumeration) return false
  return usual.test(lengths) || (!isReference && tenDigits.test(lengths))
}

/** "123-456-7890": there is no such exchange, and yet nothing else is written so. */
const isFormatted: Shape = ({ lengths, gaps, isReference }) =>
  lengths === '3-3-4' && gaps.every(gap => /^[-.*_]$|^\) ?-?$/.test(gap)) && !isReference

/** "415-55-50-123": the ten digits cut up in an unusual way, but with one sign throughout; 5-5 is two ZIP codes.
 * Spaces do where a group starts with 0, as amounts never do. */
const isCutUp: Shape = ({ groups, digits, lengths, gaps, isReference }) => {
  const sign = gaps[0] ?? ''
  const hasLeadingZero = groups.some(group => /^0\d*[1-9]/.test(group.digits))
  const startsWithYear = /^(?:19|20)\d\d$/.test(groups[0]?.digits ?? '')
  return (
    northAmerican.test(digits) &&
    !startsWithYear &&
    lengths !== '5-5' &&
    (/^[-*_/~]$/.test(sign) || (sign === ' ' && hasLeadingZero)) &&
    gaps.every(gap => gap === sign) &&
    !isProgression(groups) &&
    !isReference
  )
}

const endsWhole = ({ groups }: PhoneCandidate) =>
  groups.length === 1 || (groups.at(-1)?.digits.length ?? 0) > 1

/** "+44 20 7946 0958", "0033 6 12 34 56 78" */
const isInternational: Shape = candidate =>
  (candidate.hasPlus ? /^[1-9]\d{7,14}$/ : /^00[1-9]\d{8,13}$/).test(candidate.digits) &&
  (candidate.hasPlus || (candidate.groups[0]?.digits.length ?? 0) > 2) &&
  endsWhole(candidate) &&
  !candidate.gaps.some(isBreak)

const plainGap = /^[ ./-]$|^[ -]?[()] ?$/

/** "07700 900123", "06 12 34 56 78"; "(030) 1234567"; a Chinese mobile's eleven digits. */
const isNational: Shape = candidate => {
  const { groups, digits, lengths, gaps, startsEnclosed, isReference } = candidate
  const startsWithTrunk =
    /^0[1-9]\d{8,10}$/.test(digits) && (groups[0]?.digits.length ?? 0) > 1 && lengths !== '12'
  const hasAreaCode = startsEnclosed && /^\d{9,11}$/.test(digits) && /^[2-5]-/.test(lengths)
  const isMobile = /^1[3-9]\d{9}$/.test(digits) && /^(?:11|3-4-4)$/.test(lengths)
  return (
    (startsWithTrunk || hasAreaCode || isMobile) &&
    endsWhole(candidate) &&
    gaps.every(gap => plainGap.test(gap)) &&
    !isReference
  )
}

/** "555-0123", unless the two can be a range: "725-1125", "899-1299". */
const isLocal: Shape = candidate => {
  const { groups, digits, lengths, gaps, isWholeChain, isInvited, isReference, isAmount } = candidate
  const [first, second] = groups
  if (!first || !second || !/^[2-9]\d{6}$/.test(digits) || isReference) return false
  const inSmallGroups = groups.length >= 5 && groups.every(group => group.digits.length <= 2)
  if (inSmallGroups)
    return isWholeChain && !isProgression(groups) && gaps.every(gap => /^[ *_-]{1,3}$/.test(gap))
  if (lengths !== '3-4' || !/^ ?[-.*_ ] ?$/.test(second.gap) || isAmount) return false
  if (second.digits.startsWith('0') || isInvited) return true
  const isRange = Number(second.digits) % 5 === 0 || Number(second.digits) <= 2 * Number(first.digits)
  return second.gap !== ' ' && !isRange
}

/** Whatever follows "call" or "tel." and is long enough. */
const isInvitedNumber: Shape = candidate =>
  /^\d{7,15}$/.test(candidate.digits) &&
  endsWhole(candidate) &&
  !candidate.gaps.some(isBreak) &&
  candidate.isInvited &&
  !candidate.isAmount

/** The surest first: of two shapes that fit from the same digit on, the surer one tells where the number ends. */
export const phoneShapes: readonly Shape[] = [
  isNorthAmerican,
  isFormatted,
  isLocal,
  isInternational,
  isNational,
  isCutUp,
  isInvitedNumber,
]
