// Reads the text right before or after a place, in a bounded window so that it costs the same anywhere.
import type { Span } from './reading.ts'

const window = 48

const before = (text: string, index: number) => text.slice(Math.max(0, index - window), index)

/** Whether the text before `index` matches a pattern that ends in `$`. */
export const endsWith = (text: string, index: number, pattern: RegExp): boolean =>
  pattern.test(before(text, index))

/** Where a match of such a pattern starts. */
export function startOfMatch(text: string, index: number, pattern: RegExp): number | null {
  const match = pattern.exec(before(text, index))
  return match ? index - match[0].length : null
}

/** Whether the text at `index` matches a pattern that starts with `^`. */
export const startsWith = (text: string, index: number, pattern: RegExp): boolean =>
  pattern.test(text.slice(index, index + window))

/** The end of a sticky pattern's match at `index`; null when it does not match. */
export function endOfMatch(text: string, index: number, sticky: RegExp): number | null {
  sticky.lastIndex = index
  return sticky.test(text) ? sticky.lastIndex : null
}

/** The characters before `index` that a predicate accepts, at most `limit`. */
export function spanBefore(
  text: string,
  index: number,
  accepts: (character: string) => boolean,
  limit: number,
): Span {
  let start = index
  while (start > 0 && index - start < limit && accepts(text.charAt(start - 1))) start -= 1
  return { start, end: index }
}
