// What somebody wants, as data: each intent's signs are concepts that speak for it, or against it, with their weight.
import type { Concept } from '../lexicon.ts'

export type Role = 'tenant' | 'landlord'

export interface IntentSigns {
  role?: Role
  /** Points for each line whose concepts are all found; '!' before one: it must not be. */
  signs: readonly [points: number, concepts: string][]
}

export type Intents = Record<string, IntentSigns>

/** What a sign names: a concept, or who asks. */
export type Mark = Concept | 'asTenant' | 'asLandlord'

/** A line of signs, read. */
export interface Sign {
  points: number
  all: Mark[]
  none: Mark[]
}
