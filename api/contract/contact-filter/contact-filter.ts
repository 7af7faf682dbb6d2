// The contact filter: takes contact details out of what people write (spec §5). Pure: browser and server run it alike.
import type { Detection } from './detection.ts'
import { type FilterOptions, filterParts } from './filter-parts.ts'
import { findDetections } from './find-detections.ts'
import type { PartSpan } from './find-part-detections.ts'
import type { Span } from './reading/reading.ts'
import { removeDetails } from './remove-details.ts'
import { judge, type Verdict } from './verdict.ts'

export type FilterResult = Verdict & {
  /** The text with every detail but phrases replaced; exactly as given when nothing was found. */
  readonly text: string
  /** In the order of the text, none overlapping another. */
  readonly detections: readonly Detection[]
}

/** Filters one text. Never throws; its time grows no faster than the text's length (spec §5). */
export function filterContactDetails(text: string, { ownOrigin }: FilterOptions = {}): FilterResult {
  const detections = findDetections(text, ownOrigin)
  return { text: removeDetails(text, detections), detections, ...judge(detections) }
}

export type ListingText = { readonly title: string; readonly description: string }
type ListingDetection = Omit<Detection, 'start' | 'end'> & {
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
