// What a text's risk means for its author (spec §5).
import { blockedAbove, totalRisk } from './detection.ts'

export const blockedMessage =
  'Your message contains external contact information which is not allowed. All communications must happen through the product.'
/** @internal */
export const filteredMessage =
  'Some external contact information was automatically removed. Please use our platform for all communications.'

export type Verdict = {
  /** 0 to 100. */
  readonly risk: number
  readonly blocked: boolean
  /** For the author; null when nothing was found. */
  readonly message: string | null
}

export function judge(detections: readonly { readonly risk: number }[]): Verdict {
  const risk = totalRisk(detections)
  const blocked = risk > blockedAbove
  if (detections.length === 0) return { risk, blocked, message: null }
  return { risk, blocked, message: blocked ? blockedMessage : filteredMessage }
}
