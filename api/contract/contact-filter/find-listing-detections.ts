// Reads a listing's title and description both apart and joined, for a detail may be split over the two.
import type { ContactKind, Detection } from './detection.ts'
import { findDetections } from './find-detections.ts'
import { mergeDetections } from './merge-detections.ts'
import type { Span } from './reading/reading.ts'

/**
 * What a title must hold of a detail that breaks off in the middle of a word; without, any last and any first word
 * would make a new one. A phone number must look like one as a whole, since titles end and texts start with numbers.
 */
const beginnings: Readonly<Record<Exclude<ContactKind, 'phone'>, RegExp>> = {
  email: /[@＠]|\bat\b|arroba|arobase/iu,
  website: /\p{L}[./]\p{L}/u,
  social: /[@＠][\p{L}_]{0,2}$/u,
  phrase: /\p{L}/u,
}
const wholePhone = /^(?:\+?1[-. ]?)?\(?\p{Nd}{3}(?:\) ?|[-. ])\p{Nd}{3}[-. ]\p{Nd}{4}$/u

/** Detections by their place in `title + description`. */
function findJoined(title: string, description: string, ownOrigin?: string): Detection[] {
  const seam = title.length
  const findAfter = (joint: string) => {
    const shift = (index: number) => (index > seam ? Math.max(seam, index - joint.length) : index)
    return findDetections(title + joint + description, ownOrigin).map(detection => ({
      ...detection,
      start: shift(detection.start),
      end: shift(detection.end),
    }))
  }
  const inDescription = findDetections(description, ownOrigin).map(detection => ({
    ...detection,
    start: detection.start + seam,
    end: detection.end + seam,
  }))
  const isBrokenOff = ({ kind, start, end }: Detection) =>
    start < seam &&
    end > seam &&
    (kind === 'phone'
      ? wholePhone.test(title.slice(start) + description.slice(0, end - seam))
      : beginnings[kind].test(title.slice(start)))
  return mergeDetections([
    ...findDetections(title, ownOrigin),
    ...inDescription,
    ...findAfter(' '),
    ...findAfter('').filter(isBrokenOff),
  ])
}

export type ListingDetection = Omit<Detection, 'start' | 'end'> & {
  /** Where in the title and where in the description; a detail split over the two is in both. */
  readonly inTitle: Span | null
  readonly inDescription: Span | null
}

export function findListingDetections(
  title: string,
  description: string,
  ownOrigin?: string,
): ListingDetection[] {
  const seam = title.length
  return findJoined(title, description, ownOrigin).map(({ kind, confidence, risk, start, end }) => ({
    kind,
    confidence,
    risk,
    inTitle: start < seam ? { start, end: Math.min(end, seam) } : null,
    inDescription: end > seam ? { start: Math.max(start, seam) - seam, end: end - seam } : null,
  }))
}
