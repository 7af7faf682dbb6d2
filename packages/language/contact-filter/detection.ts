// What the filter can find, and how many points each find is worth (spec §5).
import type { Span } from './reading/reading.ts'

export type ContactKind = 'email' | 'phone' | 'website' | 'social' | 'phrase'

/** UTF-16 indices in the original text; `end` is exclusive. */
export type Detection = Span & {
  readonly kind: ContactKind
  /** From 0 to 1. */
  readonly confidence: number
  /** Points toward `blockedAbove`. */
  readonly risk: number
}

type Weight = {
  readonly confidence: number
  readonly risk: number
  /** Null for a phrase, which is left in the text. */
  readonly replacement: string | null
}

const weights: Readonly<Record<ContactKind, Weight>> = {
  email: { confidence: 0.95, risk: 20, replacement: '[EMAIL REMOVED]' },
  phone: { confidence: 0.9, risk: 18, replacement: '[PHONE REMOVED]' },
  website: { confidence: 0.85, risk: 15, replacement: '[WEBSITE REMOVED]' },
  social: { confidence: 0.8, risk: 12, replacement: '[SOCIAL MEDIA REMOVED]' },
  phrase: { confidence: 0.7, risk: 10, replacement: null },
}

const riskCap = 100
export const blockedAbove = 50

export const totalRisk = (detections: readonly { readonly risk: number }[]): number =>
  Math.min(
    riskCap,
    detections.reduce((total, { risk }) => total + risk, 0),
  )

export function detect(kind: ContactKind, { start, end }: Span): Detection {
  const { confidence, risk } = weights[kind]
  return { kind, start, end, confidence, risk }
}

const isPartOf = (phone: Detection, link: Detection) =>
  phone.kind === 'phone' &&
  (link.kind === 'website' || link.kind === 'social') &&
  link.start <= phone.start &&
  phone.end <= link.end

/**
 * The strongest kind wins. It covers everything that is removed, but no phrase, since phrases are left in the
 * text.
 */
function merge(one: Detection, other: Detection): Detection {
  if (isPartOf(one, other)) return other
  if (isPartOf(other, one)) return one
  const [strong, weak] = other.risk > one.risk ? [other, one] : [one, other]
  if (weights[weak.kind].replacement === null && strong.kind !== weak.kind) return strong
  return detect(strong.kind, { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) })
}

export function mergeDetections(detections: readonly Detection[]): Detection[] {
  const merged: Detection[] = []
  for (const detection of detections.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const last = merged.at(-1)
    if (last && detection.start < last.end) merged[merged.length - 1] = merge(last, detection)
    else merged.push(detection)
  }
  return merged
}

/** `details` in text order, without overlaps. Phrases are not removed. */
export function removeDetails(
  text: string,
  details: readonly (Span & { readonly kind: ContactKind })[],
): string {
  let cleaned = ''
  let kept = 0
  for (const { kind, start, end } of details) {
    const { replacement } = weights[kind]
    if (replacement === null) continue
    cleaned += text.slice(kept, start) + replacement
    kept = end
  }
  return cleaned + text.slice(kept)
}
