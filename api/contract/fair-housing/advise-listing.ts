// Finds words in a listing that choose people, or seem to, and says what to write instead. Pure: the form asks it, too.
import { listingRules } from './listing-rules.ts'
import { classNames, type ProtectedClass, sourceOfIncomeLaw } from './protected-class.ts'

/** */
export interface Advice {
  /** Where it is in the text, half-open, in UTF-16 units. */
  start: number
  end: number
  found: string
  /** Names the class and the law. */
  why: string
  /** An example of what may stand there instead: a sentence about the home or its terms. */
  better: string
}

/** In the order of the text, none overlapping another; of two that do, the longer one. Advice never blocks a text. */
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

/** The longer one counts; of two that are as long, the first. */
const isBefore = (one: Advice, other: Advice): boolean =>
  lengthOf(one) > lengthOf(other) || (lengthOf(one) === lengthOf(other) && one.start < other.start)

const reasonOf = (protectedClass: ProtectedClass): string =>
  protectedClass === 'source_of_income'
    ? sourceOfIncomeLaw
    : `This seems to choose tenants by ${classNames[protectedClass]}, which the Fair Housing Act, a federal law, forbids in listings.`
