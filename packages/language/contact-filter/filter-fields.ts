// Filters the texts of several fields in each of the orders in which readers see them (spec §1).

import { removeDetails } from './detection.ts'
import type { FilterOptions } from './filter-parts.ts'
import { findPartDetections, type PartDetection } from './find-part-detections.ts'
import type { Span } from './reading/reading.ts'
import { judge, type Verdict } from './verdict.ts'

type FilteredFields<Name extends string> = Verdict & {
  readonly texts: Readonly<Record<Name, string>>
  /** Without overlaps. */
  readonly detections: readonly PartDetection<Name>[]
}

/** The last word of one text and the first of the next are enough for a detail split between them. */
const maxFollowingLength = 300

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

const touches = <Name extends string>(one: PartDetection<Name>, other: PartDetection<Name>): boolean =>
  one.spans.some(span => other.spans.some(place => place.name === span.name && overlaps(span, place)))

/**
 * Filters `texts` in the order of the first reading, as `filterParts` does. Each further reading adds the
 * details that are split over fields only in that order; of long texts it reads only the start. Phrases do
 * not count there: words that meet between a title and an address were not written as one. Never throws (spec
 * §5).
 */
export function filterFields<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  [first, ...further]: readonly [readonly Name[], ...(readonly Name[])[]],
  options: FilterOptions = {},
): FilteredFields<Name> {
  const whole = first.map(name => ({ name, text: texts[name] }))
  const detections = findPartDetections(whole, options)
  for (const reading of further) {
    const parts = reading.map(name => ({ name, text: texts[name].slice(0, maxFollowingLength) }))
    const split = findPartDetections(parts, options).filter(
      detection =>
        detection.kind !== 'phrase' &&
        detection.spans.length > 1 &&
        !detections.some(known => touches(known, detection)),
    )
    detections.push(...split)
  }
  const cleaned: Record<Name, string> = { ...texts }
  for (const name of new Set([first, ...further].flat())) {
    const details = detections.flatMap(({ kind, spans }) =>
      spans.filter(span => span.name === name).map(({ start, end }) => ({ kind, start, end })),
    )
    cleaned[name] = removeDetails(
      texts[name],
      details.toSorted((one, other) => one.start - other.start),
    )
  }
  return { texts: cleaned, detections, ...judge(detections) }
}
