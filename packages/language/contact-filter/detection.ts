// What the filter can find, and how many points each find is worth (spec §5).
import type { Span } from './reading/reading.ts'

export type ContactKind = 'email' | 'phone' | 'website' | 'social' | 'phrase'

/** `start` and `end` are UTF-16 indices in the original text; `end` is exclusive. */
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
  /** The replacement; a phrase stays in the text. */
  readonly replacement: string | null
}

export const weights: Readonly<Record<ContactKind, Weight>> = {
  email: { confidence: 0.95, risk: 20, replacement: '[EMAIL REMOVED]' },
  phone: { confidence: 0.9, risk: 18, replacement: '[PHONE REMOVED]' },
  website: { confidence: 0.85, risk: 15, replacement: '[WEBSITE REMOVED]' },
  social: { confidence: 0.8, risk: 12, replacement: '[SOCIAL MEDIA REMOVED]' },
  phrase: { confidence: 0.7, risk: 10, replacement: null },
}

export const riskCap = 100
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
