// Intents as data: each one's signs are concepts that count for or against it, with their weight.
import type { Concept } from '../lexicon.ts'

export type Role = 'tenant' | 'landlord'

export interface IntentSigns {
  role?: Role
  /** Points for each line whose concepts all match; '!' negates a concept. */
  signs: readonly [points: number, concepts: string][]
}

export type Intents = Record<string, IntentSigns>

/** A concept, or the role of the asker. */
export type Mark = Concept | 'asTenant' | 'asLandlord'

/** A parsed line of signs. */
export interface Sign {
  points: number
  all: Mark[]
  none: Mark[]
}
