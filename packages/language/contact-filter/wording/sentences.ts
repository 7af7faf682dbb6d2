// Splits a text into its sentences, so that reading one costs the same anywhere.
import type { Span } from '../reading/reading.ts'

/** The period after a number may separate two parts of one. */
const end = /(?<![\d.!?])[.!?]{1,9}(?=\s{1,9}[^\s.\d])|\n/g
const maxLength = 260

/** Sentences in text order; long ones in pieces. */
export function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(end)].map(({ 0: { length }, index }) => index + length)
  const sentences: Span[] = []
  let start = 0
  for (const stop of [...ends, text.length])
    for (; start < stop; start = sentences.at(-1)?.end ?? stop)
      sentences.push({ start, end: Math.min(stop, start + maxLength) })
  return sentences
}
