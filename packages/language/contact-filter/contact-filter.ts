// The contact filter: removes contact details from what people write (spec §5). Pure: browser and server run it alike.
import { type Detection, removeDetails } from './detection.ts'
import type { FilterOptions } from './filter-parts.ts'
import { findDetections } from './find-detections.ts'
import { judge, type Verdict } from './verdict.ts'

export type FilterResult = Verdict & {
  /** The text with every detail but phrases replaced; unchanged if nothing was found. */
  readonly text: string
  /** In text order, without overlaps. */
  readonly detections: readonly Detection[]
}

/** Filters one text. Never throws; its time grows no faster than the text's length (spec §5). */
export function filterContactDetails(text: string, options: FilterOptions = {}): FilterResult {
  const detections = findDetections(text, options)
  return { text: removeDetails(text, detections), detections, ...judge(detections) }
}
