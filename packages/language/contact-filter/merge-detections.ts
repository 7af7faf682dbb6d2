// Merges overlapping detections into one, so that nothing is counted twice.
import { type Detection, detect, weights } from './detection.ts'

/** A number in the path of a link is part of the link, though phone numbers are stronger. */
const isPartOf = (phone: Detection, link: Detection) =>
  phone.kind === 'phone' &&
  (link.kind === 'website' || link.kind === 'social') &&
  link.start <= phone.start &&
  phone.end <= link.end

/** The strongest kind wins. It covers everything that is removed, but no phrase, since phrases stay in the text. */
function merge(one: Detection, other: Detection): Detection {
  if (isPartOf(one, other)) return other
  if (isPartOf(other, one)) return one
  const [strong, weak] = other.risk > one.risk ? [other, one] : [one, other]
  if (weights[weak.kind].replacement === null && strong.kind !== weak.kind) return strong
  return detect(strong.kind, { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) })
}

/** Detections in text order, without overlaps. */
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
