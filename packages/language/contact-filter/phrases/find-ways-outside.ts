// Finds ways off the platform that spec §5 does not name; like its phrases, they count and stay in the text.
import type { Span } from '../reading/reading.ts'
import { awayFromHere } from './away-from-here.ts'
import { findPayments, isTold } from './find-payments.ts'
import { inPictures } from './in-pictures.ts'
import { sentencePatterns } from './sentence-patterns.ts'

const sentences = sentencePatterns([...inPictures, ...awayFromHere])

export function findWaysOutside(text: string): Span[] {
  const told = [...text.matchAll(sentences)]
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .filter(({ start }) => !isTold(text, start))
  return [...findPayments(text), ...told]
}
