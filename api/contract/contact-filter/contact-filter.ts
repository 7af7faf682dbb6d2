// The contact filter: takes contact details out of what people write (spec §5). Pure: browser and server run it alike.
import type { ContactKind, Detection } from './detection.ts'
import { findDetections } from './find-detections.ts'
import { findListingDetections, type ListingDetection } from './find-listing-detections.ts'
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

export type ListingText = { readonly title: string; readonly description: string }
export type FilteredListing = Verdict &
  ListingText & {
    readonly detections: readonly ListingDetection[]
  }

/** Filters a listing's two texts as one, so that a detail split over them is found, and counted once (spec §5). */
export function filterListing(
  { title, description }: ListingText,
  { ownOrigin }: FilterOptions = {},
): FilteredListing {
  const detections = findListingDetections(title, description, ownOrigin)
  const within = (place: (detection: ListingDetection) => Span | null): (Span & { kind: ContactKind })[] =>
    detections.flatMap(detection => {
      const span = place(detection)
      return span ? [{ kind: detection.kind, ...span }] : []
    })
  return {
    title: removeDetails(
      title,
      within(({ inTitle }) => inTitle),
    ),
    description: removeDetails(
      description,
      within(({ inDescription }) => inDescription),
    ),
    detections,
    ...judge(detections),
  }
}
