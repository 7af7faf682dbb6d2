// Pure, so that the form can use it, too.
import { listingRules } from './listing-rules.ts'
import { classNames, type ProtectedClass, sourceOfIncomeLaw } from './protected-class.ts'

export interface Advice {
  /** Half-open, in UTF-16 units. */
  start: number
  end: number
  found: string
  /** Names the class and the law. */
  why: string
  /** An example: a sentence about the home or its terms. */
  better: string
}

/** In text order, without overlaps; of two that overlap, the longer one. Advice never blocks a text. */
export const adviseListing = (text: string): Advice[] => {
  const all = listingRules.flatMap(({ pattern, protectedClass, better }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      found,
      why: reasonOf(protectedClass),
      better,
    })),
  )
  return all
    .filter(
      advice => !all.some(other => other !== advice && overlaps(other, advice) && isBefore(other, advice)),
    )
    .toSorted((one, other) => one.start - other.start)
}

const overlaps = (one: Advice, other: Advice): boolean => one.start < other.end && other.start < one.end

const lengthOf = ({ start, end }: Advice): number => end - start

/** The longer one counts; of two equally long ones, the first. */
const isBefore = (one: Advice, other: Advice): boolean =>
  lengthOf(one) > lengthOf(other) || (lengthOf(one) === lengthOf(other) && one.start < other.start)

const reasonOf = (protectedClass: ProtectedClass): string =>
  protectedClass === 'source_of_income'
    ? sourceOfIncomeLaw
    : `This may exclude tenants by ${classNames[protectedClass]}. The Fair Housing Act, a federal law, doesn’t allow that in listings.`
