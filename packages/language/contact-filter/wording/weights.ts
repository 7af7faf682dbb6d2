// How strongly the wording of a passage suggests a way off the platform.
import { featuresOf, type Passage } from './features.ts'

/** In units of `unit`: one per first half and second half of a feature. */
export type Weights = {
  readonly bias: number
  readonly pairs: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The unit of the weights, which are stored as whole numbers. */
export const unit = 0.05

/** Long passages have more features, but are not more certain. */
export const margin = ({ words }: Passage): number => 4 / Math.sqrt(2 * words.length + 8)

type Weight = { readonly value: number; lastIn: Passage | null }

/**
 * Judges passages: above 0 a way off the platform is more likely than not; the score is the log of the odds.
 */
export function judgeOf({ bias, pairs }: Weights): (passage: Passage) => number {
  const weights = new Map(
    Object.entries(pairs).map(([first, seconds]) => [
      first,
      new Map(
        Object.entries(seconds).map(([second, value]): [string, Weight] => [second, { value, lastIn: null }]),
      ),
    ]),
  )
  const known = new Set([...weights].flatMap(([first, seconds]) => [first, ...seconds.keys()]))
  const isKnown = (word: string) => known.has(word)
  return passage => {
    let sum = 0
    for (const [first, second] of featuresOf(passage, isKnown)) {
      const weight = weights.get(first)?.get(second)
      if (!weight || weight.lastIn === passage) continue
      weight.lastIn = passage
      sum += weight.value
    }
    return (bias + sum * margin(passage)) * unit
  }
}
