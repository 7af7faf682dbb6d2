// What a text's risk means for its author (spec §5).
import { blockedAbove, type ContactKind, totalRisk } from './detection.ts'

export const blockedMessage =
  'Your message contains external contact information which is not allowed. All communications must happen through the product.'
/** @internal */
export const filteredMessage =
  'Some external contact information was automatically removed. Please use our platform for all communications.'

/** Phrases stay in the text, so nothing was removed (departs from spec §5). */
const phraseMessage = 'Please keep communication on our platform.'

export type Verdict = {
  /** 0 to 100. */
  readonly risk: number
  readonly blocked: boolean
  /** For the author; null when nothing was found. */
  readonly message: string | null
}

export function judge(detections: readonly { readonly risk: number; readonly kind: ContactKind }[]): Verdict {
  const risk = totalRisk(detections)
  const blocked = risk > blockedAbove
  if (detections.length === 0) return { risk, blocked, message: null }
  if (blocked) return { risk, blocked, message: blockedMessage }
  return {
    risk,
    blocked,
    message: detections.every(({ kind }) => kind === 'phrase') ? phraseMessage : filteredMessage,
  }
}
