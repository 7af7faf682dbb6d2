// The contact filter: takes contact details out of what people write (spec §5). Pure: browser and server run it alike.
import type { ContactKind, Detection } from './detection.ts'
import { findDetections } from './find-detections.ts'
import {
  findPartDetections,
  type PartDetection,
  type PartSpan,
  type TextPart,
} from './find-part-detections.ts'
import type { Span } from './reading/reading.ts'
import { removeDetails } from './remove-details.ts'
import { judge, type Verdict } from './verdict.ts'

export type FilterOptions = {
  /** The portal's own origin ("https://portal.example"): links to it are no contact details. */
  readonly ownOrigin?: string | undefined
}

export type FilterResult = Verdict & {
  /** The text with every detail but phrases replaced; exactly as given when nothing was found. */
  readonly text: string
  /** In the order of the text, none overlapping another. */
  readonly detections: readonly Detection[]
}

/** Filters one text. Never throws; its time grows with the text's length, no faster (spec §5). */
export function filterContactDetails(text: string, { ownOrigin }: FilterOptions = {}): FilterResult {
  const detections = findDetections(text, ownOrigin)
  return { text: removeDetails(text, detections), detections, ...judge(detections) }
}

export type FilteredParts<Name extends string = string> = Verdict & {
  /** Each part with every detail but phrases replaced, also the piece of one that is split; in the order given. */
  readonly parts: readonly TextPart<Name>[]
  /** In reading order. */
  readonly detections: readonly PartDetection<Name>[]
}

/**
 * Filters several texts as the one that a reader sees: title and address, first and last name, amenities, the latest
 * messages of one sender. `parts` stand in reading order, each with the name of its field; names may repeat. A detail
 * split over parts is found, counted once and removed from each of them. Never throws; its time grows with the length
 * of all parts together, no faster (spec §5).
 */
export function filterParts<Name extends string>(
  parts: readonly TextPart<Name>[],
  { ownOrigin }: FilterOptions = {},
): FilteredParts<Name> {
  const detections = findPartDetections(parts, ownOrigin)
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

export type ListingText = { readonly title: string; readonly description: string }
export type ListingDetection = Omit<Detection, 'start' | 'end'> & {
  /** Where in the title and where in the description; a detail split over the two is in both. */
  readonly inTitle: Span | null
  readonly inDescription: Span | null
}
export type FilteredListing = Verdict & ListingText & { readonly detections: readonly ListingDetection[] }

/** Filters a listing's two texts as one, so that a detail split over them is found, and counted once (spec §5). */
export function filterListing(
  { title, description }: ListingText,
  options: FilterOptions = {},
): FilteredListing {
  const { parts, detections, ...verdict } = filterParts(
    [
      { name: 'title', text: title },
      { name: 'description', text: description },
    ],
    options,
  )
  const within = (spans: readonly PartSpan[], name: keyof ListingText): Span | null => {
    const span = spans.find(place => place.name === name)
    return span ? { start: span.start, end: span.end } : null
  }
  return {
    title: parts[0]?.text ?? '',
    description: parts[1]?.text ?? '',
    detections: detections.map(({ spans, ...detection }) => ({
      ...detection,
      inTitle: within(spans, 'title'),
      inDescription: within(spans, 'description'),
    })),
    ...verdict,
  }
}
