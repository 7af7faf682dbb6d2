// A row of digit groups that may be one phone number, and the questions that shapes ask about it.
import type { Span } from '../reading/reading.ts'
import type { NumberChain } from './number-groups.ts'
import { isListing } from './spoken-gaps.ts'

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
