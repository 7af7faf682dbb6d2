// Filters several texts as the one that a reader sees (spec §5).
import { type ContactKind, removeDetails } from './detection.ts'
import { findPartDetections, type PartDetection, type TextPart } from './find-part-detections.ts'
import type { Span } from './reading/reading.ts'
import { judge, type Verdict } from './verdict.ts'

export type FilterOptions = {
  /** The portal's own origin ("https://portal.example"): links to it are not contact details. */
  readonly ownOrigin?: string | undefined
  /** The operator's addresses, as pages print them; the default ones unless given. */
  readonly ownAddresses?: readonly string[] | undefined
}

type FilteredParts<Name extends string = string> = Verdict & {
  /** In the given order. */
  readonly parts: readonly TextPart<Name>[]
  readonly detections: readonly PartDetection<Name>[]
}

/**
 * Filters several texts as the one that a reader sees, such as title and address, or the latest messages of
 * one sender. `parts` are in reading order; names can repeat. A detail split over parts is found, counted
 * once and removed from each. Never throws; its time grows no faster than the length of all parts together
 * (spec §5).
 */
export function filterParts<Name extends string>(
  parts: readonly TextPart<Name>[],
  options: FilterOptions = {},
): FilteredParts<Name> {
  const detections = findPartDetections(parts, options)
  const details = parts.map((): (Span & { kind: ContactKind })[] => [])
  for (const { kind, spans } of detections) {
    for (const { part, start, end } of spans) details[part]?.push({ kind, start, end })
  }
  return {
    parts: parts.map(({ name, text }, part) => ({ name, text: removeDetails(text, details[part] ?? []) })),
    detections,
    ...judge(detections),
  }
}
