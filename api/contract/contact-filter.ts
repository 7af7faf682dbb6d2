// The contact filter: finds contact details in what people write and takes them out (spec §5). Pure, for browser and server.
import { type Detection, weights } from './contact-filter/detection.ts'
import { findDetections } from './contact-filter/find-detections.ts'
import { judge, type Verdict } from './contact-filter/verdict.ts'

export type FilterResult = Verdict & {
  /** The text with every detail but phrases replaced; exactly as given when nothing was found. */
  readonly text: string
  readonly detections: readonly Detection[]
}

export type FilterOptions = {
  /** The portal's own origin ("https://portal.example"): links to it are no contact details. */
  readonly ownOrigin?: string
}

function removeDetails(text: string, detections: readonly Detection[]): string {
  let cleaned = ''
  let kept = 0
  for (const { kind, start, end } of detections) {
    const { replacement } = weights[kind]
    if (replacement === null) continue
    cleaned += text.slice(kept, start) + replacement
    kept = end
  }
  return cleaned + text.slice(kept)
}

/** Filters one text. Never throws; time grows with the length of the text, no faster. */
export function filterContactDetails(text: string, { ownOrigin }: FilterOptions = {}): FilterResult {
  const detections = findDetections(text, ownOrigin)
  return { text: removeDetails(text, detections), detections, ...judge(detections) }
}
